import { beforeEach, describe, expect, it } from "vitest";
import type { TableState } from "../../src/service/documents";
import { openTable } from "../../src/table/live";
import type { Table } from "../../src/table/table";
import { acted, choice, Pretend, service, state, view } from "./pretend";

describe("a table", () => {
  let around: Pretend;
  let table: Table;
  const welcome = (told: TableState, entries = [acted(5)]) => {
    around.socket.onopen?.();
    around.socket.tell({ type: "welcome", entries, state: told });
  };
  const answer = (type: "done" | "refused") => {
    const id = around.socket.asked.at(-1)?.id ?? "";
    around.socket.tell(
      type === "done"
        ? { type, id, number: 6 }
        : { type, id, problem: { type: "", title: "No.", status: 422, code: "no", message: { id: "no", parameters: {} }, clause: "M3.2" } },
    );
  };

  beforeEach(() => {
    around = new Pretend();
    table = openTable("t", service({ moment: async () => view({ round: 1 }) }), around);
  });

  it("shows the snapshot, what is asked and what is legal", () => {
    welcome(state());
    expect(table.now.seat).toBe(0);
    expect(table.now.question?.id).toBe("ask-build");
    expect(table.now.legal.map((one) => one.text)).toEqual(["build 7 D 3", "build 7 D 4", "build 5 A 3"]);
    expect(table.now.news.recap).toBe(true);
    expect([...table.now.present]).toEqual(["ann"]);
  });

  it("composes a choice and sends it only when it is confirmed", async () => {
    welcome(state());
    table.point(1, "7");
    expect(table.now.draft.meant).toBeNull();
    expect(table.now.draft.fitting).toHaveLength(2);
    table.point(3, "4");
    expect(table.now.draft.meant?.text).toBe("build 7 D 4");
    expect(around.socket.asked).toHaveLength(0);
    const sent = table.confirm();
    expect(around.socket.asked[0]?.command).toEqual({ type: "act", seat: 0, action: "build 7 D 4", decision: 3 });
    // Until it is answered, nothing invites another tap.
    expect(table.now.legal).toEqual([]);
    around.socket.tell({ type: "entries", entries: [acted(6)], state: state({ number: 6, asked: 4, actor: 1, eyes: [{ seat: 0, view: view() as never, question: null, legal: [] }] }) });
    answer("done");
    expect(await sent).toBe(true);
    expect(table.now.draft.meant).toBeNull();
    expect(table.now.news).toMatchObject({ recap: false, events: [{ kind: "built" }] });
  });

  it("keeps a refusal with its clause, and offers the choice again", async () => {
    welcome(state());
    const sent = table.act("build 9 D 3");
    answer("refused");
    expect(await sent).toBe(false);
    expect(table.now.refusal?.clause).toBe("M3.2");
    expect(table.now.legal).toHaveLength(3);
    table.dismissRefusal();
    expect(table.now.refusal).toBeNull();
  });

  it("keeps what is composed while others only come and go", () => {
    welcome(state());
    table.point(1, "7");
    const legal = table.now.legal;
    around.socket.tell({ type: "presence", table: "t", present: ["ann", "bob"] });
    expect(table.now.draft.words).toEqual({ 1: "7" });
    expect(table.now.legal).toBe(legal);
    expect(table.now.present.has("bob")).toBe(true);
  });

  it("takes only what is new after a break, and asks for no more", () => {
    welcome(state());
    around.socket.onclose?.({ code: 1006 });
    around.pass(500);
    around.socket.onopen?.();
    expect(around.socket.sent[0]).toEqual({ since: 5, language: null });
    around.socket.tell({ type: "welcome", entries: [acted(5), acted(6)], state: state({ number: 6 }) });
    expect(table.now.log.map((one) => one.number)).toEqual([5, 6]);
    expect(table.now.news.entries.map((one) => one.number)).toEqual([6]);
  });

  it("lets down a curtain where hands are secret, and none where they are open", () => {
    const eyes = (a: unknown, b: unknown) =>
      [a, b].map((hand, seat) => ({ seat, view: view({ hands: hand }) as never, question: null, legal: [choice(1, "keep")] }));
    const hot = { you: { person: "ann", seats: [0, 1] } };
    welcome(state({ ...hot, number: 4, phase: "lobby", actor: null, eyes: [] }));
    expect(table.now).toMatchObject({ curtain: null, seat: 0 });
    around.socket.tell({ type: "entries", entries: [acted(5)], state: state({ ...hot, eyes: eyes([1], [2]) }) });
    expect(table.now).toMatchObject({ curtain: 0, view: null, legal: [] });
    table.liftCurtain();
    expect(table.now).toMatchObject({ curtain: null, seat: 0, view: { hands: [1] } });
    around.socket.tell({ type: "entries", entries: [acted(6)], state: state({ ...hot, number: 6, actor: 1, asked: 4, eyes: eyes([1], [2]) }) });
    expect(table.now).toMatchObject({ curtain: 1, seat: 1, view: null });
    table.liftCurtain();
    expect(table.now).toMatchObject({ curtain: null, view: { hands: [2] } });
    around.socket.tell({ type: "entries", entries: [acted(7)], state: state({ ...hot, number: 7, actor: 0, asked: 5, eyes: eyes([], []) }) });
    expect(table.now).toMatchObject({ curtain: null, seat: 0 });
  });

  it("looks back without offering anything, and returns", async () => {
    welcome(state());
    await table.lookAt(5);
    expect(table.now).toMatchObject({ lookingAt: 5, view: { round: 1 }, legal: [] });
    await table.lookAt(null);
    expect(table.now.lookingAt).toBeNull();
    expect(table.now.legal).toHaveLength(3);
  });

  it("takes back from the seat that may do so freely", () => {
    welcome(state({ you: { person: "ann", seats: [0, 1] }, undo: { asked_by: null, agreed: [], free: [1] } }));
    void table.undo();
    expect(around.socket.asked[0]?.command).toEqual({ type: "undo", seat: 1 });
  });

  it("stops speaking when it is left", () => {
    welcome(state());
    const told: number[] = [];
    table.subscribe((now) => told.push(now.log.length));
    table.destroy();
    around.pass(60_000);
    expect(told).toEqual([1]);
    expect(around.sockets).toHaveLength(1);
  });
});
