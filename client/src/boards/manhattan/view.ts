// The view document of a seat at a game of Manhattan, and what a drawing wants to know of it.

import { lotOf, sideOf, type Side } from "./geometry";

export const COLOURS = ["blue", "orange", "purple", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export type Size = 1 | 2 | 3 | 4;
export const SIZES: readonly Size[] = [1, 2, 3, 4];

type ByColour<T> = Partial<Record<Colour, T>>;

/** As the server sends it; `docs/formats/position.md` documents the keys. */
export interface ManhattanView {
  game: string;
  options: {
    players: number;
    edition: string;
    urban_rules: boolean;
    monster: string;
    progressive: boolean;
    sides: string;
    [option: string]: unknown;
  };
  round: number;
  first_player: number;
  decision: string;
  actor: number | null;
  /** From the ground up: `"blue 3"`. */
  towers: Record<string, string[]>;
  score: ByColour<number>;
  last_scoring: { tallest: Colour | null; majorities: ByColour<number> };
  hands: (number[] | null)[];
  played: number[];
  pile_size: number;
  reserve: ByColour<number[]>;
  chosen: ByColour<number[]>;
  destroyed: ByColour<number[]>;
  given_up: ByColour<number[]>;
  set_aside?: number[];
  monster?: string;
  urban_rule?: string;
  true_rule?: string | null;
}

export interface Block {
  colour: Colour;
  size: number;
  /** The floors below it. */
  from: number;
}

export interface Tower {
  lot: number;
  blocks: Block[];
  height: number;
  owner: Colour;
}

/** The towers by their lots. */
export function towersOf(view: ManhattanView): Map<number, Tower> {
  const towers = new Map<number, Tower>();
  for (const [name, written] of Object.entries(view.towers)) {
    const blocks: Block[] = [];
    let from = 0;
    for (const text of written) {
      const [colour, size] = text.split(" ");
      blocks.push({ colour: colour as Colour, size: Number(size), from });
      from += Number(size);
    }
    const top = blocks.at(-1);
    if (top) {
      const lot = lotOf(name);
      towers.set(lot, { lot, blocks, height: from, owner: top.colour });
    }
  }
  return towers;
}

/** The colours that a player plays. */
export function coloursOf(view: ManhattanView, player: number): Colour[] {
  const each = view.options.players === 2 ? 2 : 1;
  return COLOURS.slice(player * each, player * each + each);
}

export function playerOf(view: ManhattanView, colour: Colour): number {
  return Math.floor(COLOURS.indexOf(colour) / (view.options.players === 2 ? 2 : 1));
}

export function coloursInPlay(view: ManhattanView): Colour[] {
  return COLOURS.filter((colour) => view.score[colour] !== undefined);
}

export function seatSide(view: ManhattanView, seat: number): Side {
  return sideOf(seat, view.options.players, view.options.sides);
}

/** How many of each size. */
export function countSizes(sizes: readonly number[] | undefined): [number, number, number, number] {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const size of sizes ?? []) counts[(size - 1) as 0 | 1 | 2 | 3] += 1;
  return counts;
}

export function points(view: ManhattanView, player: number): number {
  return coloursOf(view, player).reduce((sum, colour) => sum + (view.score[colour] ?? 0), 0);
}

export function rounds(view: ManhattanView): number {
  const { players, edition } = view.options;
  return players === 4 || (players === 2 && edition === "2018") ? 4 : 6;
}

/** Districts that are fenced off until a later round. */
export function isClosed(view: ManhattanView, district: number): boolean {
  return view.options.progressive && district >= 2 + view.round;
}
