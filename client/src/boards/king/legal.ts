// The legal actions of King of New York as things to tap, and a reroll as it is composed die by die.

import type { Choice } from "../shared/props";
import { BOROUGHS, FACES, UNITS, type Borough, type Face, type Unit } from "./view";

/** What an action is about, so that it can be tapped where it lies. */
export type Subject =
  | { is: "simple"; verb: string }
  | { is: "reroll"; faces: string }
  | { is: "face"; face: Face }
  | { is: "chameleon"; from: Face; to: Face }
  | { is: "borough"; verb: string; borough: Borough }
  | { is: "pile"; borough: Borough; pile: number }
  | { is: "unit"; borough: Borough; unit: Unit; fresh: boolean }
  | { is: "amount"; verb: string; amount: number }
  | { is: "card"; verb: string; card: string }
  | { is: "player"; player: number };

export interface Move {
  subject: Subject;
  choice: Choice;
}

const GOING = ["go", "speed", "subway", "ray"];
const COUNTING = ["convert", "webs", "curses", "pay", "heal"];
const ON_CARDS = ["buy", "scavenge", "discard"];

function borough(word: string | undefined): Borough | null {
  return BOROUGHS.find((name) => name === word) ?? null;
}
function face(word: string | undefined): Face | null {
  return FACES.find((letter) => letter === word) ?? null;
}
function unit(word: string | undefined): Unit | null {
  return UNITS.find((name) => name === word) ?? null;
}

/** What an action is about. `here` is the borough whose units are sent away. */
export function subjectOf(text: string, here: Borough | null): Subject {
  const [verb = "", ...words] = text.split(" ");
  const simple: Subject = { is: "simple", verb };
  if (verb === "reroll") return { is: "reroll", faces: words.join("") };
  if (verb === "resolve") {
    const found = face(words[0]);
    return found ? { is: "face", face: found } : simple;
  }
  if (verb === "chameleon") {
    const [from, to] = [face(words[0]), face(words[1])];
    return from && to ? { is: "chameleon", from, to } : simple;
  }
  if (GOING.includes(verb)) {
    const found = borough(words[0]);
    return found ? { is: "borough", verb, borough: found } : simple;
  }
  if (verb === "destroy") {
    const where = borough(words[0]);
    const kind = unit(words[1]);
    if (where && kind) return { is: "unit", borough: where, unit: kind, fresh: false };
    return where ? { is: "pile", borough: where, pile: Number(words[1]) - 1 } : simple;
  }
  if (verb === "send") {
    const fresh = words[0]?.startsWith("new-") ?? false;
    const kind = unit(words[0]?.replace("new-", ""));
    return kind && here ? { is: "unit", borough: here, unit: kind, fresh } : simple;
  }
  if (COUNTING.includes(verb)) return { is: "amount", verb, amount: Number(words[0]) };
  if (ON_CARDS.includes(verb) && words[0]) return { is: "card", verb, card: words[0] };
  if (verb === "photo") return { is: "player", player: Number(words[0]) - 1 };
  return simple;
}

/** Where on the board a subject is tapped; what has no such place is a button. */
export function spot(subject: Subject): string | null {
  switch (subject.is) {
    case "face":
      return `face ${subject.face}`;
    case "borough":
      return `borough ${subject.borough}`;
    case "pile":
      return `pile ${subject.borough} ${subject.pile}`;
    case "unit":
      return `unit ${subject.borough} ${subject.unit}${subject.fresh ? " new" : ""}`;
    case "card":
      return `card ${subject.card}`;
    case "player":
      return `player ${subject.player}`;
    default:
      return null;
  }
}

export interface Table {
  /** What can be tapped, by its spot: usually one action, sometimes two that go to the same place. */
  spots: ReadonlyMap<string, readonly Move[]>;
  /** Plain buttons. */
  simple: readonly Move[];
  /** Answers that are numbers. */
  amounts: readonly Move[];
  chameleon: readonly Move[];
  /** The rerolls by the faces that are taken up, sorted as on the tray. */
  rerolls: ReadonlyMap<string, Move>;
}

export function readTable(legal: readonly Choice[], here: Borough | null): Table {
  const spots = new Map<string, Move[]>();
  const rerolls = new Map<string, Move>();
  const simple: Move[] = [];
  const amounts: Move[] = [];
  const chameleon: Move[] = [];
  for (const choice of legal) {
    const move: Move = { subject: subjectOf(choice.text, here), choice };
    const at = spot(move.subject);
    if (at !== null) spots.set(at, [...(spots.get(at) ?? []), move]);
    else if (move.subject.is === "reroll") rerolls.set(move.subject.faces, move);
    else if (move.subject.is === "amount") amounts.push(move);
    else if (move.subject.is === "chameleon") chameleon.push(move);
    else simple.push(move);
  }
  return { spots, rerolls, simple, amounts, chameleon };
}

// A reroll.

/** Faces in the order in which the dice lie. */
export function sorted(faces: readonly Face[]): string {
  return [...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b)).join("");
}

/** The reroll of the dice that are taken up, if it is legal. */
export function rerollOf(table: Table, dice: readonly Face[], up: ReadonlySet<number>): Move | null {
  return table.rerolls.get(sorted(dice.filter((_, i) => up.has(i)))) ?? null;
}

function contains(faces: string, wanted: string): boolean {
  let at = 0;
  for (const letter of wanted) {
    at = faces.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Whether a die may be taken up beside those that are: some legal reroll must hold them all. */
export function canTakeUp(
  table: Table,
  dice: readonly Face[],
  up: ReadonlySet<number>,
  die: number,
): boolean {
  const wanted = sorted(dice.filter((_, i) => i === die || up.has(i)));
  return [...table.rerolls.keys()].some((faces) => contains(faces, wanted));
}

/** What a card costs now, if it can be bought. */
export function priceIn(table: Table, card: string): number | null {
  const cost = table.spots.get(`card ${card}`)?.[0]?.choice.message.parameters?.["cost"];
  const count = cost && typeof cost === "object" && "parameters" in cost ? cost.parameters?.["count"] : null;
  return typeof count === "number" ? count : null;
}
