// Sounds made in the browser: nothing is fetched, and nothing is heard unless it is wanted.

import type { Happening } from "../service/documents";
import { soundsOf, type Sound } from "./events";

/** A tone: pitch and the pitch it glides to, when, how long, how loud. */
interface Tone {
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud?: number;
  shape?: OscillatorType;
}
/** A burst of noise, heard through a filter at a pitch. */
interface Noise {
  pitch: number;
  at?: number;
  long: number;
  loud?: number;
}

const TONES: Partial<Record<Sound, readonly Tone[]>> = {
  hit: [{ from: 190, to: 60, long: 0.22, loud: 0.5, shape: "triangle" }],
  crash: [{ from: 90, to: 35, long: 0.5, loud: 0.6, shape: "sine" }],
  stars: [
    { from: 880, long: 0.14, loud: 0.2 },
    { from: 1320, at: 0.09, long: 0.3, loud: 0.2 },
  ],
  energy: [{ from: 320, to: 960, long: 0.18, loud: 0.16, shape: "square" }],
  heal: [
    { from: 440, long: 0.2, loud: 0.2 },
    { from: 554, at: 0.1, long: 0.3, loud: 0.2 },
  ],
  step: [
    { from: 85, to: 40, long: 0.18, loud: 0.6 },
    { from: 80, to: 38, at: 0.28, long: 0.2, loud: 0.5 },
  ],
  block: [{ from: 260, to: 150, at: 0.45, long: 0.1, loud: 0.5, shape: "triangle" }],
  count: [0, 1, 2, 3].map((i) => ({ from: 660 + i * 110, at: i * 0.12, long: 0.12, loud: 0.16 })),
  fall: [{ from: 330, to: 55, long: 0.9, loud: 0.3, shape: "sawtooth" }],
  turn: [
    { from: 660, at: 0.05, long: 0.3, loud: 0.18 },
    { from: 990, at: 0.2, long: 0.5, loud: 0.14 },
  ],
  win: [523, 659, 784, 1047].map((from, i) => ({ from, at: i * 0.14, long: 0.5, loud: 0.22, shape: "triangle" as const })),
};
const NOISES: Partial<Record<Sound, readonly Noise[]>> = {
  dice: [0, 0.09, 0.2, 0.3, 0.38, 0.55, 0.6].map((at) => ({ pitch: 2600, at, long: 0.05, loud: 0.35 })),
  crash: [{ pitch: 700, long: 0.6, loud: 0.4 }],
  hit: [{ pitch: 1200, long: 0.08, loud: 0.4 }],
  card: [{ pitch: 3800, long: 0.14, loud: 0.14 }],
  block: [{ pitch: 1500, at: 0.45, long: 0.04, loud: 0.3 }],
};
/** One sound after another, not all at once. */
const APART = 0.22;
const VOLUME = 0.5;

let context: AudioContext | null = null;
let rush: AudioBuffer | null = null;

export async function sound(events: readonly Happening[], asked: boolean): Promise<void> {
  const wanted = soundsOf(events, asked);
  if (wanted.length === 0) return;
  context ??= new AudioContext();
  // A browser keeps quiet until somebody has touched the page.
  if (context.state === "suspended") await context.resume();
  wanted.forEach((one, i) => play(context as AudioContext, one, i * APART));
}

function play(audio: AudioContext, what: Sound, after: number): void {
  const begin = audio.currentTime + after;
  for (const tone of TONES[what] ?? []) {
    const source = new OscillatorNode(audio, { type: tone.shape ?? "sine", frequency: tone.from });
    const at = begin + (tone.at ?? 0);
    if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, at + tone.long);
    source.connect(fading(audio, at, tone.long, tone.loud ?? 0.2));
    source.start(at);
    source.stop(at + tone.long);
  }
  for (const noise of NOISES[what] ?? []) {
    const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: noise.pitch, Q: 0.8 });
    const at = begin + (noise.at ?? 0);
    source.connect(filter).connect(fading(audio, at, noise.long, noise.loud ?? 0.2));
    source.start(at, Math.random() * 0.3);
    source.stop(at + noise.long);
  }
}

function fading(audio: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud * VOLUME, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
  gain.connect(audio.destination);
  return gain;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  if (!rush) {
    rush = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = rush.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  return rush;
}
