import { beforeEach, describe, expect, it } from "vitest";
import { openTable } from "../../src/table/live";
import type { Table } from "../../src/table/table";
import { acted, Pretend, service, state, view } from "./pretend";

const LONG = 500;

describe("the pace of a table", () => {
  let around: Pretend;
  let table: Table;
  const tell = (number: number) =>
    around.socket.tell({ type: "entries", entries: [acted(number)], state: state({ number, asked: number }) });

  beforeEach(() => {
    around = new Pretend();
    table = openTable("t", service({ moment: async () => view() }), around, () => LONG);
    around.socket.onopen?.();
    around.socket.tell({ type: "welcome", entries: [acted(5)], state: state() });
  });

  it("shows one step after another, each with its own events", () => {
    tell(6);
    tell(7);
    tell(8);
    expect(table.now.state?.number).toBe(6);
    expect(table.now.news.entries.map((entry) => entry.number)).toEqual([6]);
    expect(table.now.behind).toBe(2);
    around.pass(LONG);
    expect(table.now.state?.number).toBe(7);
    expect(table.now.news.entries.map((entry) => entry.number)).toEqual([7]);
    around.pass(LONG);
    expect(table.now.state?.number).toBe(8);
    expect(table.now.behind).toBe(0);
  });

  it("offers nothing until all that is known is shown", () => {
    tell(6);
    expect(table.now.legal).toHaveLength(3);
    tell(7);
    expect(table.now.legal).toEqual([]);
    around.pass(LONG);
    expect(table.now.legal).toHaveLength(3);
  });

  it("catches up at once when that is wanted, and misses nothing", () => {
    for (const number of [6, 7, 8]) tell(number);
    table.catchUp();
    expect(table.now.state?.number).toBe(8);
    expect(table.now.news.entries.map((entry) => entry.number)).toEqual([7, 8]);
    expect(table.now.log.map((entry) => entry.number)).toEqual([5, 6, 7, 8]);
    around.pass(10 * LONG);
    expect(table.now.state?.number).toBe(8);
  });

  it("goes on to the next step only, when that is wanted", () => {
    for (const number of [6, 7, 8]) tell(number);
    table.goOn();
    expect(table.now.state?.number).toBe(7);
    expect(table.now.behind).toBe(1);
  });

  it("does not let one's own action wait for what was shown before", () => {
    tell(6);
    void table.act("build 7 D 3");
    tell(7);
    expect(table.now.state?.number).toBe(7);
  });

  it("asks after a break for what it has not heard, not for what it has not shown", () => {
    tell(6);
    tell(7);
    table.reconnect();
    around.socket.onopen?.();
    expect(around.socket.sent[0]).toMatchObject({ since: 7 });
    around.socket.tell({ type: "welcome", entries: [], state: state({ number: 7, asked: 7 }) });
    expect(table.now.behind).toBe(0);
    expect(table.now.log.map((entry) => entry.number)).toEqual([5, 6, 7]);
  });
});
