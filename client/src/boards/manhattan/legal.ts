// The legal actions of Manhattan as things to tap, and a build or a choice of blocks as it is
// composed on the screen, part by part, before it is sent.

import type { Choice } from "../shared/props";
import { LETTERS } from "./geometry";
import { COLOURS, type Colour, type Size } from "./view";

export interface Build {
  verb: "build";
  card: number;
  district: number;
  size: Size;
  colour: Colour | null;
  choice: Choice;
}
export interface Discard {
  verb: "discard";
  card: number;
  size: Size;
  colour: Colour | null;
  choice: Choice;
}
export interface Take {
  verb: "choose";
  colour: Colour | null;
  counts: Counts;
  choice: Choice;
}
export type Move = Build | Discard | Take;
export type Counts = [number, number, number, number];

function colourIn(word: string | undefined): Colour | null {
  return COLOURS.find((colour) => colour === word) ?? null;
}

/** An action as a move; null for a verb that this board does not know. */
export function readMove(choice: Choice): Move | null {
  const [verb, ...words] = choice.text.split(" ");
  if (verb === "build") {
    const [card, letter, size, colour] = words;
    return {
      verb,
      card: Number(card),
      district: LETTERS.indexOf(letter ?? "?"),
      size: Number(size) as Size,
      colour: colourIn(colour),
      choice,
    };
  }
  if (verb === "discard") {
    const [card, size, colour] = words;
    return {
      verb,
      card: Number(card),
      size: Number(size) as Size,
      colour: colourIn(colour),
      choice,
    };
  }
  if (verb === "choose") {
    const counts: Counts = [0, 0, 0, 0];
    for (const word of words) {
      const size = Number(word);
      if (size >= 1 && size <= 4) counts[(size - 1) as 0 | 1 | 2 | 3] += 1;
    }
    return { verb, colour: colourIn(words[0]), counts, choice };
  }
  return null;
}

export function readMoves(legal: readonly Choice[]): Move[] {
  return legal.map(readMove).filter((move) => move !== null);
}

// A build, or a discard: a card, a block, and (for a build) a district.

export interface Chip {
  size: Size;
  colour: Colour | null;
}

export interface Draft {
  card: number | null;
  chip: Chip | null;
  district: number | null;
}

export const NO_DRAFT: Draft = { card: null, chip: null, district: null };

type Placing = Build | Discard;

export function placings(moves: readonly Move[]): Placing[] {
  return moves.filter((move): move is Placing => move.verb !== "choose");
}

export function sameChip(a: Chip | null, b: Chip | null): boolean {
  return a !== null && b !== null && a.size === b.size && a.colour === b.colour;
}

/** Whether a move agrees with all that the draft has settled. */
export function fits(move: Placing, draft: Draft): boolean {
  return (
    (draft.card === null || move.card === draft.card) &&
    (draft.chip === null || sameChip(move, draft.chip)) &&
    (draft.district === null || (move.verb === "build" && move.district === draft.district))
  );
}

/** The draft with one part set anew; parts that no longer agree with it are dropped. */
export function redraft(moves: readonly Placing[], draft: Draft, part: Partial<Draft>): Draft {
  const next: Draft = { ...draft, ...part };
  const possible = (tried: Draft): boolean => moves.some((move) => fits(move, tried));
  if (possible(next)) return settle(moves, next);
  // The part just chosen stays; of the others, the block is the easiest to choose again.
  for (const dropped of ["chip", "district", "card"] as const) {
    if (dropped in part) continue;
    const tried: Draft = { ...next, [dropped]: null };
    if (possible(tried)) return settle(moves, tried);
  }
  return { ...NO_DRAFT, ...part };
}

/** With card and district known, the smallest block that does is proposed. */
function settle(moves: readonly Placing[], draft: Draft): Draft {
  if (draft.card === null || draft.chip !== null) return draft;
  const left = moves.filter((move) => fits(move, draft));
  if (draft.district === null && !left.every((move) => move.verb === "discard")) return draft;
  const least = left.reduce<Placing | null>(
    (best, move) => (best === null || move.size < best.size ? move : best),
    null,
  );
  return least === null ? draft : { ...draft, chip: { size: least.size, colour: least.colour } };
}

/** The one move that the draft amounts to, once nothing is missing. */
export function settled(moves: readonly Placing[], draft: Draft): Placing | null {
  if (draft.card === null || draft.chip === null) return null;
  const left = moves.filter((move) => fits(move, draft));
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** The blocks with which a card can be built in a district, smallest first. */
export function chipsFor(moves: readonly Placing[], card: number, district: number): Chip[] {
  return moves
    .filter((move) => fits(move, { card, chip: null, district }))
    .map(({ size, colour }) => ({ size, colour }))
    .sort((a, b) => a.size - b.size);
}

// A choice of blocks for the round.

export function takes(moves: readonly Move[]): Take[] {
  return moves.filter((move): move is Take => move.verb === "choose");
}

function within(counts: Counts, take: Take): boolean {
  return counts.every((count, i) => count <= (take.counts[i as 0 | 1 | 2 | 3] ?? 0));
}

/** Whether one more block of a size can still lead to a legal choice. */
export function canTake(moves: readonly Take[], counts: Counts, size: Size): boolean {
  const more = withMore(counts, size, 1);
  return moves.some((take) => within(more, take));
}

export function withMore(counts: Counts, size: Size, by: number): Counts {
  const next: Counts = [...counts];
  next[(size - 1) as 0 | 1 | 2 | 3] += by;
  return next;
}

/** The choice that has been completed, if it has. */
export function taken(moves: readonly Take[], counts: Counts): Take | null {
  return moves.find((take) => take.counts.every((count, i) => count === counts[i])) ?? null;
}

/** How many blocks the choice takes. */
export function toTake(moves: readonly Take[]): number {
  return moves[0]?.counts.reduce((sum, count) => sum + count, 0) ?? 0;
}
