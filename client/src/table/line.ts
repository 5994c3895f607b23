// The line to a table: a socket that comes back by itself. What is asked over it has a name and
// is kept until the server has answered; after a break it is sent again under the same name, and
// the server does it only once.

import type { Command, FromServer, Hello, Problem } from "../service/documents";
import { newName } from "../service/names";
import { Refused } from "../service/refused";

/** How the line is: coming up, up, waiting to come back, or closed for good with the reason. */
export type Connection =
  | { is: "connecting" }
  | { is: "live" }
  | { is: "lost"; until: number }
  | { is: "closed"; problem: Problem | null };

/** What the line needs of a browser, so that tests can do without one. */
export interface Surroundings {
  open(address: string): SocketLike;
  now(): number;
  after(milliseconds: number, run: () => void): () => void;
  random(): number;
}

export interface SocketLike {
  send(data: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Hearing {
  /** The number of the last entry that is known; null at the first visit. */
  since(): number | null;
  heard(message: FromServer): void;
  changed(connection: Connection): void;
}

interface Asked {
  id: string;
  command: Command;
  done: (number: number) => void;
  refused: (reason: Refused) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** An answer that takes longer than this will not come: the line is dead though it looks alive. */
const PATIENCE = 12_000;
// The server's codes: what could not be read, and who is not let in, is so the next time too.
const UNREADABLE = 4000;
const NOT_LET_IN = 4003;

export class Line {
  readonly #address: string;
  readonly #hearing: Hearing;
  readonly #around: Surroundings;
  readonly #asked = new Map<string, Asked>();
  readonly #session = newName();
  #count = 0;
  #socket: SocketLike | null = null;
  #welcomed = false;
  #failures = 0;
  #over = false;
  #reason: Problem | null = null;
  #stopWaiting: () => void = () => {};
  #stopWatching: () => void = () => {};

  constructor(address: string, hearing: Hearing, around: Surroundings = BROWSER) {
    this.#address = address;
    this.#hearing = hearing;
    this.#around = around;
  }

  /** How many asks are under way. */
  get waiting(): number {
    return this.#asked.size;
  }

  open(): void {
    this.#stopWaiting();
    this.#over = false;
    this.#welcomed = false;
    this.#hearing.changed({ is: "connecting" });
    const socket = this.#around.open(this.#address);
    this.#socket = socket;
    // A socket that was given up may still speak: it is no longer listened to.
    socket.onopen = () => {
      const hello: Hello = { since: this.#hearing.since(), language: null };
      if (socket === this.#socket) socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    this.#watch();
  }

  /** Asks something; resolves to the number of the entry that it led to, or rejects with why not. */
  ask(command: Command): Promise<number> {
    this.#count += 1;
    const id = `${this.#session}-${this.#count}`;
    return new Promise((done, refused) => {
      const asked: Asked = { id, command, done, refused };
      this.#asked.set(id, asked);
      if (this.#welcomed) this.#send(asked);
    });
  }

  /** Comes back at once: the network is there again, or the page was asleep. */
  refresh(): void {
    if (this.#over) return;
    this.#drop();
    this.#failures = 0;
    this.open();
  }

  close(): void {
    this.#over = true;
    this.#stopWaiting();
    this.#drop();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#stopWatching();
    socket?.close(1000);
  }

  #send(asked: Asked): void {
    this.#socket?.send(JSON.stringify({ id: asked.id, command: asked.command }));
    this.#watch();
  }

  /** Gives a line up that owes an answer for too long. */
  #watch(): void {
    this.#stopWatching();
    this.#stopWatching = this.#around.after(PATIENCE, () => {
      if (this.#welcomed && this.#asked.size === 0) return;
      this.#drop();
      this.#lost(1006);
    });
  }

  #hear(message: FromServer): void {
    if (message.type === "welcome") {
      this.#welcomed = true;
      this.#failures = 0;
      this.#hearing.heard(message);
      this.#hearing.changed({ is: "live" });
      for (const asked of this.#asked.values()) this.#send(asked);
      return;
    }
    if (message.type === "refused" && message.id === null) {
      this.#reason = message.problem;
      return;
    }
    this.#hearing.heard(message);
    if (message.type === "done" || message.type === "refused") {
      const asked = this.#asked.get(message.id ?? "");
      this.#asked.delete(message.id ?? "");
      if (message.type === "done") asked?.done(message.number);
      else asked?.refused(new Refused(message.problem));
      if (this.#asked.size > 0) this.#watch();
    }
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#welcomed = false;
    this.#stopWatching();
    if (this.#over) return;
    if (code === NOT_LET_IN || code === UNREADABLE) {
      this.#over = true;
      this.#hearing.changed({ is: "closed", problem: this.#reason });
      return;
    }
    const wait = backOff(this.#failures, this.#around.random());
    this.#failures += 1;
    this.#stopWaiting = this.#around.after(wait, () => this.open());
    this.#hearing.changed({ is: "lost", until: this.#around.now() + wait });
  }
}

/** Longer and longer, and not all at the same moment. */
export function backOff(failures: number, random: number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
  return Math.round(most * (0.5 + random / 2));
}

export const BROWSER: Surroundings = {
  open: (address) => new WebSocket(address) as unknown as SocketLike,
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
