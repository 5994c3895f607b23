// The headless table: everything that is drawn of a table, and everything one can do there, in
// one interface. It knows no rule of any game and nothing of drawing; boards, the text view and
// tests all stand on it. `live.ts` makes a real one.

import type {
  Choice,
  Entry,
  Happening,
  Problem,
  Sentence,
  TableState,
  View,
} from "../service/documents";
import type { Connection } from "./line";
import type { Draft } from "./draft";
import type { Log } from "./log";

/** A table at one moment. It is never changed: each change makes a new one. */
export interface Now {
  readonly table: string;
  readonly connection: Connection;
  /** The table as the server last told it; null until it has. */
  readonly state: TableState | null;
  /** The people who are there, by id; fresher than `state.seats[…].present`. */
  readonly present: ReadonlySet<string>;
  readonly log: Log;
  /** What this change brought, to be animated or read out. A new one has a new `stamp`. */
  readonly news: News;

  /** With whose eyes the game is seen: one of one's own seats, or null for a spectator. */
  readonly seat: number | null;
  /** The seat to which the device must be handed before anything is shown (hot-seat with secret
   * hands); null if everything may be seen. */
  readonly curtain: number | null;
  /** The view document of `seat`; of an earlier moment while one looks back. Null before the game
   * has begun and behind the curtain. */
  readonly view: View | null;
  /** The entry before which one looks, or null for now. */
  readonly lookingAt: number | null;
  /** What is asked, of whomever. */
  readonly question: Sentence | null;
  /** What `seat` may do now; empty if it is not asked, while one looks back, or while an action
   * of one's own is under way. Only these invite a tap. */
  readonly legal: readonly Choice[];
  /** The choice that is being composed of `legal`. */
  readonly draft: Draft;
  /** `seat`'s standing instructions by subject. */
  readonly instructions: Readonly<Record<string, string>>;

  /** How many of one's asks are not answered yet. */
  readonly waiting: number;
  /** Why the last thing that was asked was refused; gone with the next ask. */
  readonly refusal: Problem | null;
  /** How far the server's clock is ahead of this one, in milliseconds (see `clocks.ts`). */
  readonly ahead: number;
  /** How many steps are known that are not shown yet (see `pace.ts`); nothing is legal until all
   * are. */
  readonly behind: number;
}

export interface News {
  readonly stamp: number;
  /** Whether this is what one missed (first visit, reconnection) and not what happens now. */
  readonly recap: boolean;
  readonly entries: readonly Entry[];
  /** Their events with the eyes of `seat`, in order. */
  readonly events: readonly Happening[];
}

/** A table that goes on. Asks resolve once the server has carried them out, and never reject:
 * a refusal is in `refusal`, and the result is false. */
export interface Table {
  /** Calls back at once with how it is, and at each change (the contract of Svelte's stores). */
  subscribe(run: (now: Now) => void): () => void;
  readonly now: Now;

  // Composing a choice.
  /** Points at a word of the action's text by its place, or no longer at any (null). */
  point(place: number, word: string | null): void;
  /** Means an action by its whole text. */
  mean(text: string): void;
  clear(): void;
  /** Sends what is meant. */
  confirm(): Promise<boolean>;

  // The game.
  /** Answers the decision with any text. What is not legal is refused with the reason. */
  act(text: string): Promise<boolean>;
  /** Takes the last action back, or asks the others to agree to it. */
  undo(): Promise<boolean>;
  answerUndo(agree: boolean): Promise<boolean>;
  instruct(text: string): Promise<boolean>;
  withdraw(subject?: string): Promise<boolean>;

  // Seats and people.
  take(seat: number): Promise<boolean>;
  leave(seat: number): Promise<boolean>;
  give(seat: number, person: string): Promise<boolean>;
  seatBot(seat: number, bot: string): Promise<boolean>;
  openSeat(seat: number): Promise<boolean>;
  remove(person: string): Promise<boolean>;
  /** Calls one's own seat by a name, or as before with null. */
  name(seat: number, name: string | null): Promise<boolean>;
  start(): Promise<boolean>;
  say(what: string): Promise<boolean>;
  grant(seat: number, seconds: number): Promise<boolean>;
  rematch(): Promise<boolean>;
  close(): Promise<boolean>;

  // Looking.
  /** Sees with the eyes of another of one's own seats. */
  lookWith(seat: number): void;
  /** The person at `curtain` has the device and nobody else looks. */
  liftCurtain(): void;
  /** Shows the position before an entry; null for now. */
  lookAt(number: number | null): Promise<void>;
  /** Fetches what happened before what is known. */
  fetchEarlier(): Promise<void>;
  /** Goes on at once to the next step of what is known. */
  goOn(): void;
  /** Shows all that is known at once. */
  catchUp(): void;
  dismissRefusal(): void;

  /** Comes once more to a table that did not let one in, after one has joined it. */
  retry(): void;
  /** Comes back at once if the line is down. */
  reconnect(): void;
  /** Leaves the table alone; nothing more is heard. */
  destroy(): void;
}
