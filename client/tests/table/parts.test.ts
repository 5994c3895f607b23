import { describe, expect, it } from "vitest";
import { bank, Drift, left, shown } from "../../src/table/clocks";
import { empty, mean, offered, point } from "../../src/table/draft";
import { accountOf, eventsOf, hasGap, isUndone, merged, stepsAround } from "../../src/table/log";
import { acted, choice, state } from "./pretend";

describe("the log", () => {
  it("has each entry once, in order", () => {
    const log = merged(merged([], [acted(3), acted(4)]), [acted(1), acted(2), acted(3)]);
    expect(log.map((one) => one.number)).toEqual([1, 2, 3, 4]);
    expect(hasGap(log)).toBe(false);
    expect(hasGap([acted(1), acted(3)])).toBe(true);
  });

  it("can be walked through, action by action, past what was taken back", () => {
    const log = [acted(1), acted(2, 0, true), acted(4), acted(5)];
    expect(stepsAround(log, 4)).toEqual({ earlier: 1, later: 5 });
    expect(stepsAround(log, 1)).toEqual({ earlier: null, later: 4 });
    expect(stepsAround(log, 5)).toEqual({ earlier: 4, later: null });
  });

  it("marks what an undo takes back, the last standing ones only", () => {
    const undo = (number: number, count: number) => ({ type: "undone" as const, number, at: 0, seat: 0, count });
    let log = merged([], [acted(1), acted(2), acted(3)]);
    log = merged(log, [undo(4, 1)]);
    expect(log.filter(isUndone).map((one) => one.number)).toEqual([3]);
    log = merged(log, [acted(5), undo(6, 2)]);
    expect(log.filter(isUndone).map((one) => one.number)).toEqual([2, 3, 5]);
    // Told anew as a whole, with the server's own marks, it is the same.
    const whole = [acted(1), acted(2, 0, true), acted(3, 0, true), undo(4, 1), acted(5, 0, true), undo(6, 2)];
    expect(merged([], whole).filter(isUndone).map((one) => one.number)).toEqual([2, 3, 5]);
    expect(merged(log, whole).filter(isUndone).map((one) => one.number)).toEqual([2, 3, 5]);
  });

  it("tells events with the eyes of a seat", () => {
    expect(accountOf(acted(1), 0)?.seat).toBe(0);
    expect(eventsOf([acted(1), acted(2)], 0)).toHaveLength(2);
    expect(accountOf({ type: "closed", number: 1, at: 0 }, 0)).toBeNull();
  });
});

describe("a draft", () => {
  const legal = [choice(1, "build 7 D 3"), choice(2, "build 7 E 3"), choice(3, "discard 7 1")];

  it("narrows to what fits, and means what alone is left", () => {
    let draft = point(empty(legal), legal, 2, "D");
    expect(draft.meant?.index).toBe(1);
    draft = point(draft, legal, 2, null);
    expect(draft.meant).toBeNull();
    expect(draft.fitting).toHaveLength(3);
    expect(offered(draft, legal, 2)).toEqual(["D", "E", "1"]);
  });

  it("does not change for what fits to nothing", () => {
    const draft = point(empty(legal), legal, 1, "7");
    expect(point(draft, legal, 2, "F")).toBe(draft);
    expect(mean(draft, legal, "build 1 A 1")).toBe(draft);
    expect(mean(draft, legal, "discard 7 1").meant?.index).toBe(3);
  });
});

describe("clocks", () => {
  it("count down to the server's deadline by the server's clock", () => {
    const drift = new Drift();
    expect(drift.ahead).toBe(0);
    drift.heard(10_000, 8_000);
    drift.heard(10_500, 9_000);
    expect(drift.ahead).toBe(2_000);
    const timed = state({ deadline: 20_000, time: { kind: "bank", seconds: 60, increment: 0 } });
    timed.seats = [{ person: "ann", bot: null, present: true, called: "Ann", bank: 9 },
      { person: null, bot: "greedy", present: false, called: "Bot", bank: 4 },
    ];
    expect(left(timed, 8_000, 2_000)).toBe(10_000);
    expect(left(timed, 30_000, 0)).toBe(0);
    expect(bank(timed, 0, 8_000, 2_000)).toBe(10_000);
    expect(bank(timed, 1, 8_000, 2_000)).toBe(4);
    expect(left(state(), 0, 0)).toBeNull();
  });

  it("are read as times", () => {
    expect(shown(0)).toBe("0:00");
    expect(shown(65_000)).toBe("1:05");
    expect(shown(3_723_000)).toBe("1:02:03");
  });
});
