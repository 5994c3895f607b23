// The view document of a seat at a game of King of New York, and what a drawing wants to know of it.

export const BOROUGHS = ["bronx", "queens", "brooklyn", "staten-island", "manhattan"] as const;
export type Borough = (typeof BOROUGHS)[number];
export const ZONES = ["lower", "midtown", "upper"] as const;
export type Zone = (typeof ZONES)[number];
export const UNITS = ["infantry", "jet", "tank"] as const;
export type Unit = (typeof UNITS)[number];
export const FACES = ["E", "A", "H", "C", "D", "O"] as const;
export type Face = (typeof FACES)[number];
export const MONSTERS = ["captain-fish", "drakonis", "kong", "mantis", "rob", "sheriff"] as const;
export type MonsterName = (typeof MONSTERS)[number];

/** The words of the faces in message ids. */
export const FACE_WORDS: Record<Face, string> = {
  E: "energy",
  A: "attack",
  H: "heart",
  C: "celebrity",
  D: "destruction",
  O: "ouch",
};

export interface Monster {
  name: MonsterName;
  place: string | null;
  hearts: number;
  stars: number;
  energy: number;
  cards: string[];
  webs: number;
  curses: number;
  trophies: Partial<Record<Unit, number>>;
  extra_turns: string[];
  fallen: number;
}

type UnitCounts = Partial<Record<Borough, Partial<Record<Unit, number>>>>;

/** As the server sends it; `docs/formats/position.md` documents the keys. */
export interface KingView {
  game: string;
  options: { players: number; two_in_manhattan: boolean | null; [option: string]: unknown };
  decision: string;
  actor: number | null;
  turn_number: number;
  active: number;
  extra_turn: string | null;
  monsters: Monster[];
  /** The faces that lie, as letters: `"EEAHDO"`. */
  dice: string;
  rerolls_left: number;
  /** Faces already resolved, as letters. */
  resolved: string;
  added: Partial<Record<Face, number>>;
  market: (string | null)[];
  deck: string[];
  discard_pile: string[];
  card_in_play: string | null;
  carapace_tokens: number;
  superstar: number | null;
  statue: number | null;
  souvenirs: Partial<Record<Borough, number>>;
  piles: Record<Borough, (string | null)[]>;
  below: Record<Borough, number[]>;
  units: UnitCounts;
  new_units: UnitCounts;
  winner?: number | null;
}

/** The borough of a place; Manhattan's spaces are all Manhattan. */
export function boroughOf(place: string | null): Borough | null {
  if (place === null) return null;
  return BOROUGHS.find((borough) => borough === place) ?? "manhattan";
}

/** The zone and the kind of space of a place in Manhattan. */
export function spaceOf(place: string): { zone: Zone; second: boolean } | null {
  const zone = ZONES.find((name) => place === name || place === `${name}-5-6`);
  return zone ? { zone, second: place !== zone } : null;
}

export function playersIn(view: KingView, borough: Borough): number[] {
  return [...view.monsters.keys()].filter(
    (player) => boroughOf(view.monsters[player]?.place ?? null) === borough,
  );
}

/** Whether each zone has a second space. */
export function hasSecondSpaces(view: KingView): boolean {
  return view.options.two_in_manhattan ?? view.options.players >= 5;
}

export interface UnitStack {
  unit: Unit;
  /** Whether they have appeared in this turn. */
  fresh: boolean;
  count: number;
}

export function unitsIn(view: KingView, borough: Borough): UnitStack[] {
  const stacks: UnitStack[] = [];
  for (const [counts, fresh] of [
    [view.units[borough], false],
    [view.new_units[borough], true],
  ] as const) {
    for (const unit of UNITS) {
      const count = counts?.[unit] ?? 0;
      if (count > 0) stacks.push({ unit, fresh, count });
    }
  }
  return stacks;
}

export interface Tile {
  kind: "high-rise" | "power-plant" | "hospital";
  durability: number;
  reward: "star" | "energy" | "heart";
}

/** What a tile's name says: `high-rise-2`. */
export function tileOf(name: string): Tile {
  const durability = Number(name.slice(-1));
  if (name.startsWith("power-plant")) return { kind: "power-plant", durability, reward: "energy" };
  if (name.startsWith("hospital")) return { kind: "hospital", durability, reward: "heart" };
  return { kind: "high-rise", durability, reward: "star" };
}

/** What is printed on units. */
export const UNIT_FACTS: Record<Unit, { durability: number; count: number; reward: Tile["reward"] }> = {
  infantry: { durability: 2, count: 1, reward: "heart" },
  jet: { durability: 3, count: 2, reward: "energy" },
  tank: { durability: 4, count: 3, reward: "star" },
};

export const ZONE_PAYS: Record<Zone, { stars: number; energy: number }> = {
  lower: { stars: 1, energy: 1 },
  midtown: { stars: 2, energy: 1 },
  upper: { stars: 2, energy: 2 },
};

/** The dice as they lie. */
export function diceOf(view: KingView): Face[] {
  return [...view.dice].filter((letter): letter is Face => FACES.some((face) => face === letter));
}

export function mostHearts(monster: Monster): number {
  return monster.cards.includes("carapace") ? 12 : 10;
}

export const PHASES = ["roll", "resolve", "move", "buy"] as const;
export type Phase = (typeof PHASES)[number] | "place" | "over";

const PHASE_OF: Record<string, Phase> = {
  over: "over",
  place: "place",
  roll: "roll",
  reroll: "roll",
  move: "move",
  send: "move",
  buy: "buy",
  "pay-cost": "buy",
  split: "buy",
  photo: "buy",
  discard: "buy",
};

/** The phase that a decision belongs to; what interrupts dice belongs to resolving. */
export function phaseOf(decision: string): Phase {
  return PHASE_OF[decision] ?? "resolve";
}

/** Whose turn it is to look at: while all choose where they begin, it is whoever is asked. */
export function turnOf(view: KingView): number | null {
  if (view.decision === "over") return null;
  return view.decision === "place" ? view.actor : view.active;
}
