// A scoring as steps that can be shown one after another, from its events.

import type { Happening, Message } from "../shared/props";
import { lotName } from "./geometry";
import { COLOURS, type Colour } from "./view";

export type Criterion = "tallest" | "majority" | "towers" | "urban";

/** Points for one colour by one criterion, and where on the board they come from. */
export interface Award {
  colour: Colour;
  points: number;
  /** A lot to light up. */
  lot: number | null;
  /** A district to light up. */
  district: number | null;
  message: Message | null;
}

export interface Step {
  criterion: Criterion;
  awards: Award[];
}

export interface Scoring {
  round: number;
  steps: Step[];
  /** Points of each colour in this scoring, and after it. */
  gained: Record<Colour, number>;
  after: Record<Colour, number>;
}

const ORDER: readonly Criterion[] = ["tallest", "majority", "towers", "urban"];
const BY_CODE: readonly Criterion[] = ["tallest", "majority", "towers"];
/** The urban rules whose place is a district; of the others it is a lot. */
const BY_DISTRICT = [13, 19];

function nothing(): Record<Colour, number> {
  return { blue: 0, orange: 0, purple: 0, yellow: 0 };
}

function award({ arguments: told, message }: Happening, criterion: Criterion): Award {
  const place = told["place"] ?? -1;
  const inDistrict = criterion === "majority" || BY_DISTRICT.includes(told["criterion"] ?? 0);
  return {
    colour: COLOURS[told["colour"] ?? 0] ?? "blue",
    points: told["points"] ?? 0,
    lot: place >= 0 && !inDistrict && criterion !== "towers" ? place : null,
    district: place >= 0 && inDistrict ? place : null,
    message,
  };
}

/** The last scoring among the events; null if there is none. */
export function scoringOf(events: readonly Happening[]): Scoring | null {
  const end = events.map((event) => event.kind).lastIndexOf("round-scored");
  const closing = events[end];
  if (!closing) return null;
  const steps = new Map<Criterion, Step>(
    ORDER.map((criterion) => [criterion, { criterion, awards: [] }]),
  );
  const gained = nothing();
  for (let i = end - 1; i >= 0; i -= 1) {
    const event = events[i];
    if (event?.kind === "round-scored") break;
    if (event?.kind !== "scored") continue;
    const criterion = BY_CODE[event.arguments["criterion"] ?? 0] ?? "urban";
    const found = award(event, criterion);
    steps.get(criterion)?.awards.unshift(found);
    gained[found.colour] += found.points;
  }
  const after = nothing();
  for (const colour of COLOURS) after[colour] = closing.arguments[colour] ?? 0;
  return {
    round: closing.arguments["round"] ?? 0,
    steps: [...steps.values()].filter(
      ({ criterion, awards }) => criterion !== "urban" || awards.length > 0,
    ),
    gained,
    after,
  };
}

/** Points by colour of the first so many steps. */
export function counted(scoring: Scoring, steps: number): Record<Colour, number> {
  const sums = nothing();
  for (const step of scoring.steps.slice(0, steps)) {
    for (const { colour, points } of step.awards) sums[colour] += points;
  }
  return sums;
}

/** What a step lights up on the board. */
export function lit(step: Step | undefined): { lots: Map<number, Award>; districts: Map<number, Award> } {
  const lots = new Map<number, Award>();
  const districts = new Map<number, Award>();
  for (const found of step?.awards ?? []) {
    if (found.lot !== null) lots.set(found.lot, found);
    if (found.district !== null) districts.set(found.district, found);
  }
  return { lots, districts };
}

/** The place of an award in short, as it stands on the board. */
export function placeOf({ lot, district }: Award): string {
  if (lot !== null) return lotName(lot);
  return district === null ? "" : ("ABCDEF"[district] ?? "");
}
