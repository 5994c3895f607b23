// Where things are on the map of New York. The map is a drawing of our own: its boroughs have
// room for three piles, units and two monsters each, and are about where they are.

import { ZONES, type Borough, type Zone } from "./view";

export const MAP = { width: 424, height: 498 } as const;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** The land of each borough as a path. */
export const LAND: Record<Borough, string> = {
  bronx:
    "M236 16C252 4 296 12 326 7 362 2 402 6 411 24 419 50 415 98 407 118 388 133 356 126 322 131 290 136 256 137 240 125 226 110 226 34 236 16Z",
  queens:
    "M238 152C262 140 300 150 330 145 366 140 404 144 412 162 420 192 416 242 411 274 368 283 284 277 230 281 224 250 224 172 238 152Z",
  brooklyn:
    "M230 281C284 277 368 283 411 274 417 316 415 372 402 396 384 416 344 409 306 415 270 421 240 410 230 390 220 358 224 314 230 281Z",
  "staten-island":
    "M22 388C44 372 96 382 136 378 172 374 202 380 210 402 216 432 209 474 190 488 148 496 84 491 48 493 22 494 6 474 6 444 6 420 12 396 22 388Z",
  manhattan:
    "M152 8C176 1 206 6 214 30 219 64 218 116 217 166 216 230 214 292 200 336 190 362 164 374 140 366 112 356 98 324 95 288 90 236 95 172 103 120 110 74 126 18 152 8Z",
};

/** Where a borough's name begins. */
export const NAMES: Record<Borough, Point> = {
  bronx: { x: 244, y: 28 },
  queens: { x: 244, y: 168 },
  brooklyn: { x: 241, y: 301 },
  "staten-island": { x: 26, y: 398 },
  manhattan: { x: 156, y: 30 },
};

/** A tile and a counter as they are drawn, and how much larger they lie on the map. */
export const TILE = { width: 37, height: 46 } as const;
export const TILE_SCALE = 1.14;
export const UNIT = 25;
export const UNIT_SCALE = 1.1;

/** The upper left corner of the things of a borough outside Manhattan. */
const CORNER: Record<Exclude<Borough, "manhattan">, Point> = {
  bronx: { x: 237, y: 34 },
  queens: { x: 235, y: 174 },
  brooklyn: { x: 235, y: 307 },
  "staten-island": { x: 18, y: 403 },
};

/** The three zones of Manhattan, from the north. */
export const ZONE_BOX: Record<Zone, Box> = {
  upper: { x: 104, y: 34, width: 112, height: 102 },
  midtown: { x: 97, y: 146, width: 119, height: 102 },
  lower: { x: 97, y: 258, width: 116, height: 102 },
};

/** The upper left corner of a pile's tile. */
export function pileAt(borough: Borough, pile: number): Point {
  if (borough === "manhattan") {
    const { x, y } = ZONE_BOX[ZONES[pile] ?? "lower"];
    return { x: x + 10, y: y + 17 };
  }
  const corner = CORNER[borough];
  return { x: corner.x + pile * 45, y: corner.y };
}

/** The middle of a monster's place in a borough: the first or the second that stands there. */
export function standsAt(borough: Exclude<Borough, "manhattan">, which: number, among: number): Point {
  const corner = CORNER[borough];
  const x = corner.x + 158;
  if (among < 2) return { x, y: corner.y + 46 };
  return { x: x + (which === 0 ? 2 : 0), y: corner.y + (which === 0 ? 18 : 66) };
}

/** The middle of a space in a zone of Manhattan. */
export function spaceAt(zone: Zone, second: boolean, secondExists: boolean): Point {
  const { x, y, width } = ZONE_BOX[zone];
  if (!secondExists) return { x: x + width - 32, y: y + 44 };
  return { x: x + width - (second ? 22 : 37), y: y + (second ? 66 : 26) };
}

/** The upper left corner of a unit counter; Manhattan's stand on the piers of the Hudson. */
export function unitAt(borough: Borough, index: number, among: number): Point {
  if (borough === "manhattan") {
    return { x: 66 - (index % 2 === 0 ? 0 : 31), y: 154 + Math.floor(index / 2) * 36 };
  }
  const corner = CORNER[borough];
  const step = among > 4 ? 136 / among : UNIT * UNIT_SCALE + 5;
  return { x: corner.x + index * step, y: corner.y + TILE.height * TILE_SCALE + 7 };
}

/** Souvenirs lie beside the names. */
export function souvenirAt(borough: Borough): Point {
  const { x, y } = NAMES[borough];
  return borough === "manhattan" ? { x: x + 44, y: y - 6 } : { x: x + 92, y: y - 5 };
}
