// What a person likes, kept in this browser.

import { LANGUAGES, type Language } from "../service/documents";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "none";
/** How much is read out: nothing, what concerns oneself, or everything that happens. */
export type Narration = "none" | "mine" | "all";
/** How long others' moves are shown. */
export type Pace = "calm" | "brisk" | "once";
export type Look = "board" | "text";

export interface Liking {
  language: Language;
  theme: Theme;
  motion: Motion;
  narration: Narration;
  pace: Pace;
  sounds: boolean;
  /** Whether the browser calls when one is asked and the page is out of sight. */
  notices: boolean;
  /** Whether an action is sent only after a second tap. */
  confirm: boolean;
  look: Look;
}

const KEY = "bigapple.settings";

export function preferredLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => one.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

/** What was kept, with defaults for the rest; whatever cannot be read is as if it were not there. */
export function kept(stored: string | null, languages: readonly string[]): Liking {
  const liking: Liking = {
    language: preferredLanguage(languages),
    theme: "auto",
    motion: "auto",
    narration: "mine",
    pace: "brisk",
    sounds: false,
    notices: false,
    confirm: true,
    look: "board",
  };
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    if (typeof found !== "object" || found === null) return liking;
    const said = found as Partial<Record<keyof Liking, unknown>>;
    const one = <T>(value: unknown, of: readonly T[], otherwise: T): T =>
      of.includes(value as T) ? (value as T) : otherwise;
    return {
      language: one(said.language, LANGUAGES, liking.language),
      theme: one(said.theme, ["auto", "light", "dark"], liking.theme),
      motion: one(said.motion, ["auto", "full", "none"], liking.motion),
      narration: one(said.narration, ["none", "mine", "all"], liking.narration),
      pace: one(said.pace, ["calm", "brisk", "once"], liking.pace),
      sounds: one(said.sounds, [true, false], liking.sounds),
      notices: one(said.notices, [true, false], liking.notices),
      confirm: one(said.confirm, [true, false], liking.confirm),
      look: one(said.look, ["board", "text"], liking.look),
    };
  } catch {
    return liking;
  }
}

class Settings {
  #liking = $state<Liking>(kept(null, ["en"]));
  #still = $state(false);
  #darkSystem = $state(false);

  get value(): Readonly<Liking> {
    return this.#liking;
  }

  /** Whether nothing should move: as set, or as the system asks. */
  get still(): boolean {
    return this.#liking.motion === "none" || (this.#liking.motion === "auto" && this.#still);
  }

  /** How long each step is to be seen: 1 is brisk, 0 shows everything at once. */
  get pace(): number {
    if (this.still) return 0;
    return { calm: 1.8, brisk: 1, once: 0 }[this.#liking.pace];
  }

  get dark(): boolean {
    const theme = this.#liking.theme;
    return theme === "dark" || (theme === "auto" && this.#darkSystem);
  }

  begin(): void {
    this.#liking = kept(read(KEY), navigator.languages);
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    this.#still = reduced.matches;
    reduced.addEventListener("change", () => {
      this.#still = reduced.matches;
      this.#show();
    });
    const dark = matchMedia("(prefers-color-scheme: dark)");
    this.#darkSystem = dark.matches;
    dark.addEventListener("change", () => {
      this.#darkSystem = dark.matches;
      this.#show();
    });
    this.#show();
  }

  set<K extends keyof Liking>(name: K, value: Liking[K]): void {
    this.#liking[name] = value;
    write(KEY, JSON.stringify(this.#liking));
    this.#show();
  }

  /** The style sheet reads these. */
  #show(): void {
    const page = document.documentElement.dataset;
    page["theme"] = this.#liking.theme;
    page["look"] = this.dark ? "dark" : "light";
    page["motion"] = this.still ? "none" : "full";
  }
}

export const settings = new Settings();

// Storage may be forbidden (private windows, embedded pages): then nothing is kept.
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
