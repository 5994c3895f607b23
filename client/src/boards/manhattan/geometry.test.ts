import { describe, expect, it } from "vitest";
import {
  DISTRICTS,
  FLOOR,
  LOTS,
  SIDES,
  cellSeen,
  farToNear,
  floorHeight,
  frame,
  lotMiddle,
  lotName,
  lotOf,
  lotShown,
  onScreen,
  sideOf,
  turned,
  type Camera,
  type Side,
} from "./geometry";

const skyline = (side: Side): Camera => ({ side, plan: false, floor: FLOOR });

describe("lots", () => {
  it("are named A1 to F9", () => {
    expect(lotName(0)).toBe("A1");
    expect(lotName(53)).toBe("F9");
    for (let lot = 0; lot < LOTS; lot += 1) expect(lotOf(lotName(lot))).toBe(lot);
    expect(lotOf("G1")).toBe(-1);
    expect(lotOf("A0")).toBe(-1);
  });

  it("are shown by cards as the rulebook's table says (M4.2)", () => {
    const table = ["123456789", "369258147", "987654321", "741852963"];
    for (const side of SIDES) {
      const row = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((card) => lotShown(card, side) + 1).join("");
      expect(row).toBe(table[side]);
    }
  });

  it("are seen from a side as that side's cards show them", () => {
    for (const side of SIDES) {
      for (let card = 1; card <= 9; card += 1) {
        const { row, column } = cellSeen(lotShown(card, side), side);
        expect(row * 3 + column + 1).toBe(card);
      }
    }
  });
});

describe("sides", () => {
  it("are opposite for two players unless they sit at a corner", () => {
    expect([0, 1].map((player) => sideOf(player, 2, "opposite"))).toEqual([0, 2]);
    expect([0, 1].map((player) => sideOf(player, 2, "adjacent"))).toEqual([0, 1]);
    expect([0, 1, 2, 3].map((player) => sideOf(player, 4, "opposite"))).toEqual([0, 1, 2, 3]);
  });

  it("have their own edge nearest", () => {
    // The row of lots at a side's edge is the nearest row of all.
    const edge: Record<Side, string> = { 0: "E8", 1: "A4", 2: "B2", 3: "F6" };
    const opposite: Record<Side, string> = { 0: "B2", 1: "F6", 2: "E8", 3: "A4" };
    for (const side of SIDES) {
      const near = turned(lotMiddle(lotOf(edge[side])), side).row;
      const far = turned(lotMiddle(lotOf(opposite[side])), side).row;
      expect(near).toBeGreaterThan(far + 3);
    }
  });
});

describe("the skyline", () => {
  it("shows every lot inside its frame from every side", () => {
    for (const side of SIDES) {
      for (const plan of [false, true]) {
        const camera = { ...skyline(side), plan };
        const { x, y, width, height } = frame(camera);
        for (let lot = 0; lot < LOTS; lot += 1) {
          const at = onScreen(lotMiddle(lot), camera);
          expect(at.x).toBeGreaterThan(x);
          expect(at.x).toBeLessThan(x + width);
          expect(at.y).toBeGreaterThan(y);
          expect(at.y).toBeLessThan(y + height);
        }
      }
    }
  });

  it("has the same frame from every side, so that turning moves nothing else", () => {
    const sizes = SIDES.map((side) => {
      const { width, height } = frame(skyline(side));
      return `${width} ${height}`;
    });
    expect(new Set(sizes).size).toBe(1);
  });

  it("paints near towers after far ones", () => {
    for (const side of SIDES) {
      const order = farToNear(skyline(side));
      expect(new Set(order).size).toBe(LOTS);
      const depths = order.map((lot) => onScreen(lotMiddle(lot), skyline(side)).y);
      expect([...depths].sort((a, b) => a - b)).toEqual(depths);
    }
  });

  it("lowers its floors only for a tower that would leave the frame", () => {
    expect(floorHeight([{ lot: lotOf("E5"), height: 10 }], 0)).toBe(FLOOR);
    const floor = floorHeight([{ lot: lotOf("A1"), height: 30 }], 0);
    expect(floor).toBeLessThan(FLOOR);
    const roof = onScreen(lotMiddle(lotOf("A1")), { side: 0, plan: false, floor }, 30).y;
    expect(roof).toBeGreaterThan(frame(skyline(0)).y);
  });

  it("has no two lots at the same point", () => {
    for (const side of SIDES) {
      const points = [...Array(LOTS).keys()].map((lot) => {
        const { x, y } = onScreen(lotMiddle(lot), skyline(side));
        return `${x.toFixed(2)} ${y.toFixed(2)}`;
      });
      expect(new Set(points).size).toBe(DISTRICTS * 9);
    }
  });
});
