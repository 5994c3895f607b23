// A pretended server and browser: sockets that tests speak through, and time that they move.

import type { Choice, Entry, FromServer, TableState, View } from "../../src/service/documents";
import type { Service } from "../../src/service/http";
import type { SocketLike, Surroundings } from "../../src/table/line";

export class PretendSocket implements SocketLike {
  sent: unknown[] = [];
  closed: number | undefined;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(code?: number): void {
    this.closed = code ?? 1000;
  }
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** What was asked over it, without the hello. */
  get asked(): { id: string; command: { type: string } }[] {
    return this.sent.slice(1) as { id: string; command: { type: string } }[];
  }
}

export class Pretend implements Surroundings {
  sockets: PretendSocket[] = [];
  time = 0;
  #timers = new Set<{ at: number; run: () => void }>();

  open(): SocketLike {
    const socket = new PretendSocket();
    this.sockets.push(socket);
    return socket;
  }
  now(): number {
    return this.time;
  }
  random(): number {
    return 1;
  }
  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.time + milliseconds, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }
  pass(milliseconds: number): void {
    this.time += milliseconds;
    for (const timer of [...this.#timers]) {
      if (timer.at <= this.time && this.#timers.delete(timer)) timer.run();
    }
  }
  get socket(): PretendSocket {
    const last = this.sockets[this.sockets.length - 1];
    if (!last) throw new Error("no socket was opened");
    return last;
  }
}

export function choice(index: number, text: string): Choice {
  return { index, text, message: { id: "web-own-words", parameters: { text } } };
}

export function view(more: Record<string, unknown> = {}): View {
  return {
    format: "bigapple-position",
    version: 1,
    game: "manhattan",
    rules: 1,
    options: {},
    decision: "build",
    actor: 0,
    destroyed: {},
    first_player: 0,
    ...more,
  };
}

/** How the server calls a bot. */
const BOT = {
  id: "bot-called",
  parameters: {
    name: { id: "bot-name-2", parameters: {} },
    level: { id: "bot-greedy", parameters: {} },
  },
};

export function state(changes: Partial<TableState> = {}): TableState {
  const legal = [choice(1, "build 7 D 3"), choice(2, "build 7 D 4"), choice(3, "build 5 A 3")];
  return {
    table: "t",
    number: 5,
    phase: "playing",
    game: "manhattan",
    rules: 1,
    options: {},
    time: { kind: "untimed", seconds: 0, increment: 0 },
    open: false,
    commitment: "",
    host: "ann",
    guests: [{ id: "ann", name: "Ann", colour: "teal" }],
    seats: [
      { person: "ann", bot: null, present: true, called: "Ann" },
      { person: null, bot: "greedy", present: false, called: BOT },
    ],
    you: { person: "ann", seats: [0] },
    successor: null,
    actor: 0,
    decision: "build",
    asked: 3,
    deadline: null,
    thinking: false,
    undo: { asked_by: null, agreed: [], free: [0] },
    eyes: [{ seat: 0, view: view() as never, question: { id: "ask-build", parameters: { player: "Ann" } }, legal, instructions: {} }],
    ...changes,
  };
}

export function acted(number: number, seat = 0, undone = false): Entry {
  const events = [{ kind: "built", arguments: { player: seat }, message: null }];
  return { type: "acted", number, at: number * 1000, seat, by: "person", eyes: [{ seat: 0, undone, events }] };
}

const never = () => Promise.reject(new Error("not asked for here"));
export function service(changes: Partial<Service> = {}): Service {
  return {
    whoAmI: never, hint: never, become: never, change: never, makeLink: never, comeBack: never,
    beForgotten: never, myTables: never, offers: never, create: never, invite: never,
    command: never, entries: never, moment: never, describe: never, record: never,
    live: (table) => `ws://here/${table}`,
    ...changes,
  };
}
