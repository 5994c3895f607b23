// Where things are on the board of Manhattan: districts, lots, the four sides, and how a point of
// the city comes onto the screen, as a skyline or as a plan.

export const DISTRICTS = 6;
export const LOTS = 54;
export const LETTERS = "ABCDEF";

/** Streets between districts, as parts of a lot. */
export const STREET = 0.5;
/** The city from west to east and from north to south, in lots. */
export const WIDTH = 9 + 2 * STREET;
export const DEPTH = 6 + STREET;

/** Sides of the board, clockwise: 0 south, 1 west, 2 north, 3 east. */
export type Side = 0 | 1 | 2 | 3;
export const SIDES: readonly Side[] = [0, 1, 2, 3];

/** A point of the ground: rows grow towards the viewer, columns to the viewer's right. */
export interface Ground {
  row: number;
  column: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How the city is looked at. */
export interface Camera {
  /** From which side. */
  side: Side;
  /** As a plan from above, or as a skyline. */
  plan: boolean;
  /** How high a floor is drawn. */
  floor: number;
}

/** The name of a lot: A1 to F9. */
export function lotName(lot: number): string {
  return `${LETTERS[Math.floor(lot / 9)]}${(lot % 9) + 1}`;
}

/** The number of a lot by its name; -1 if there is none of this name. */
export function lotOf(name: string): number {
  const district = LETTERS.indexOf(name[0] ?? "?");
  const place = Number(name.slice(1));
  return district < 0 || !(place >= 1 && place <= 9) ? -1 : district * 9 + place - 1;
}

/** The lot (0 to 8) that a card (1 to 9) shows in every district to who sits at a side. */
export function lotShown(card: number, side: Side): number {
  let row = Math.floor((card - 1) / 3);
  let column = (card - 1) % 3;
  for (let turn = 0; turn < side; turn += 1) [row, column] = [column, 2 - row];
  return row * 3 + column;
}

/** Where a player sits. Two sit opposite unless the table says adjacent. */
export function sideOf(player: number, players: number, sides: string): Side {
  if (players === 2 && sides === "opposite") return player === 0 ? 0 : 2;
  return SIDES[player % 4] as Side;
}

/** The north-western corner of a district, as seen from the south. */
export function districtCorner(district: number): Ground {
  return {
    row: Math.floor(district / 3) * (3 + STREET),
    column: (district % 3) * (3 + STREET),
  };
}

/** The middle of a lot, as seen from the south. */
export function lotMiddle(lot: number): Ground {
  const corner = districtCorner(Math.floor(lot / 9));
  const place = lot % 9;
  return {
    row: corner.row + Math.floor(place / 3) + 0.5,
    column: corner.column + (place % 3) + 0.5,
  };
}

/** A point as it is seen from a side. */
export function turned({ row, column }: Ground, side: Side): Ground {
  if (side === 1) return { row: WIDTH - column, column: row };
  if (side === 2) return { row: DEPTH - row, column: WIDTH - column };
  if (side === 3) return { row: column, column: DEPTH - row };
  return { row, column };
}

/** Half a lot on the screen: across and down in a skyline, the whole side in a plan. */
export const HALF = { x: 24, y: 14.5 } as const;
export const PLAN = 40;
export const FLOOR = 9.5;

/** A point already turned, on the screen. */
export function projected({ row, column }: Ground, camera: Camera, height = 0): Point {
  if (camera.plan) return { x: column * PLAN, y: row * PLAN };
  return {
    x: (column - row) * HALF.x,
    y: (column + row) * HALF.y - height * camera.floor,
  };
}

/** A point of the city on the screen. */
export function onScreen(ground: Ground, camera: Camera, height = 0): Point {
  return projected(turned(ground, camera.side), camera, height);
}

/** A rectangle of ground as the points of a polygon. */
export function plot(corner: Ground, rows: number, columns: number, camera: Camera): string {
  const corners: Ground[] = [
    corner,
    { row: corner.row, column: corner.column + columns },
    { row: corner.row + rows, column: corner.column + columns },
    { row: corner.row + rows, column: corner.column },
  ];
  return corners.map((ground) => pair(onScreen(ground, camera))).join(" ");
}

export function pair({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Lots from the farthest to the nearest, so that near towers are painted over far ones. */
export function farToNear(camera: Camera): number[] {
  const depth = (lot: number): number => {
    const { row, column } = turned(lotMiddle(lot), camera.side);
    return camera.plan ? row : row + column;
  };
  return [...Array(LOTS).keys()].sort((a, b) => depth(a) - depth(b));
}

/** Room above the ground for towers, and around it. */
const HEADROOM = 114;
const MARGIN = 14;
/** Half of what the shore takes on the screen beyond the outermost lots. */
const SHORE = { x: 36, y: 26 } as const;
/** Room above a roof for its badge. */
const ROOF = 18;

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the screen that shows the whole city; the same for all sides of a skyline. */
export function frame(camera: Camera): Frame {
  const across = camera.side % 2 === 0 ? WIDTH : DEPTH;
  const deep = camera.side % 2 === 0 ? DEPTH : WIDTH;
  if (camera.plan) {
    return {
      x: -MARGIN,
      y: -MARGIN,
      width: across * PLAN + 2 * MARGIN,
      height: deep * PLAN + 2 * MARGIN,
    };
  }
  return {
    x: -deep * HALF.x - SHORE.x,
    y: -HEADROOM,
    width: (across + deep) * HALF.x + 2 * SHORE.x,
    height: (across + deep) * HALF.y + HEADROOM + SHORE.y,
  };
}

/** How high a floor may be so that the highest tower, wherever it is, stays inside the frame. */
export function floorHeight(towers: Iterable<{ lot: number; height: number }>, side: Side): number {
  let floor: number = FLOOR;
  for (const { lot, height } of towers) {
    const ground = onScreen(lotMiddle(lot), { side, plan: false, floor: 0 }).y;
    floor = Math.min(floor, (HEADROOM + ground - ROOF) / Math.max(1, height));
  }
  return floor;
}

/** A cell of one district's 3×3 lots (0 to 8) as it is seen from a side. */
export function cellSeen(place: number, side: Side): { row: number; column: number } {
  const row = Math.floor(place / 3);
  const column = place % 3;
  if (side === 1) return { row: 2 - column, column: row };
  if (side === 2) return { row: 2 - row, column: 2 - column };
  if (side === 3) return { row: column, column: 2 - row };
  return { row, column };
}

// A block, drawn around the middle of its lot on the ground.

/** How much of its lot a block covers. */
export const COVER = 0.8;

export interface Faces {
  left: string;
  right: string;
  top: string;
}

/** The three visible faces of a block that reaches from one height to another. */
export function faces(from: number, to: number, floor: number, cover = COVER): Faces {
  const x = HALF.x * cover;
  const y = HALF.y * cover;
  const low = -from * floor;
  const high = -to * floor;
  const corners = (points: [number, number][]): string =>
    points.map(([px, py]) => pair({ x: px, y: py })).join(" ");
  return {
    left: corners([
      [-x, low],
      [0, y + low],
      [0, y + high],
      [-x, high],
    ]),
    right: corners([
      [0, y + low],
      [x, low],
      [x, high],
      [0, y + high],
    ]),
    top: corners([
      [-x, high],
      [0, y + high],
      [x, high],
      [0, high - y],
    ]),
  };
}
