import { beforeEach, describe, expect, it } from "vitest";
import type { FromServer, Problem } from "../../src/service/documents";
import { backOff, Line, type Connection } from "../../src/table/line";
import { Pretend, state } from "./pretend";

const problem: Problem = {
  type: "urn:bigapple:problem:late", title: "Too late.", status: 409, code: "late",
  message: { id: "problem-late", parameters: {} },
};

describe("the line", () => {
  let around: Pretend;
  let line: Line;
  let heard: FromServer[];
  let connections: Connection[];
  const welcome: FromServer = { type: "welcome", entries: [], state: state() };
  const come = () => {
    around.socket.onopen?.();
    around.socket.tell(welcome);
  };

  beforeEach(() => {
    around = new Pretend();
    heard = [];
    connections = [];
    line = new Line("ws://here", {
      since: () => 7,
      heard: (message) => heard.push(message),
      changed: (connection) => connections.push(connection),
    }, around);
    line.open();
  });

  it("says hello with what it knows, and asks only once it is welcome", () => {
    around.socket.onopen?.();
    void line.ask({ type: "start" });
    expect(around.socket.sent).toEqual([{ since: 7, language: null }]);
    around.socket.tell(welcome);
    expect(around.socket.asked.map((one) => one.command.type)).toEqual(["start"]);
    expect(connections.map((one) => one.is)).toEqual(["connecting", "live"]);
  });

  it("resolves what is done and rejects what is refused", async () => {
    come();
    const done = line.ask({ type: "start" });
    const refused = line.ask({ type: "close" });
    const [first, second] = around.socket.asked;
    expect(first?.id).not.toBe(second?.id);
    around.socket.tell({ type: "done", id: first?.id ?? "", number: 9 });
    around.socket.tell({ type: "refused", id: second?.id ?? "", problem });
    expect(await done).toBe(9);
    await expect(refused).rejects.toMatchObject({ problem: { code: "late" } });
    expect(line.waiting).toBe(0);
  });

  it("sends again under the same name what a break left unanswered", async () => {
    come();
    const done = line.ask({ type: "start" });
    const id = around.socket.asked[0]?.id;
    around.socket.onclose?.({ code: 1006 });
    expect(connections.at(-1)).toEqual({ is: "lost", until: 500 });
    around.pass(500);
    expect(around.sockets).toHaveLength(2);
    come();
    expect(around.socket.asked.map((one) => one.id)).toEqual([id]);
    around.socket.tell({ type: "done", id: id ?? "", number: 4 });
    expect(await done).toBe(4);
  });

  it("waits longer after each failure, and begins anew after a success", () => {
    for (const wait of [500, 1000, 2000]) {
      around.socket.onclose?.({ code: 1006 });
      around.pass(wait - 1);
      const before = around.sockets.length;
      around.pass(1);
      expect(around.sockets.length).toBe(before + 1);
    }
    come();
    around.socket.onclose?.({ code: 1012 });
    expect(connections.at(-1)).toMatchObject({ is: "lost", until: around.time + 500 });
    expect(backOff(20, 1)).toBe(15_000);
    expect(backOff(0, 0)).toBe(250);
  });

  it("gives up where it is not let in, and says why", () => {
    around.socket.onopen?.();
    around.socket.tell({ type: "refused", id: null, problem });
    around.socket.onclose?.({ code: 4003 });
    expect(connections.at(-1)).toEqual({ is: "closed", problem });
    around.pass(100_000);
    expect(around.sockets).toHaveLength(1);
  });

  it("gives a line up that owes an answer for too long", () => {
    come();
    void line.ask({ type: "start" });
    const silent = around.socket;
    around.pass(12_000);
    expect(silent.closed).toBe(1000);
    expect(connections.at(-1)?.is).toBe("lost");
    // What the old one still says is no longer heard.
    const before = heard.length;
    silent.tell({ type: "presence", table: "t", present: [] });
    expect(heard).toHaveLength(before);
  });

  it("stays up while nothing is owed", () => {
    come();
    around.pass(60_000);
    expect(connections.at(-1)?.is).toBe("live");
  });
});
