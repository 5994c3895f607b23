// A real table: the interface of `table.ts` over a line to the server.

import type { Command, Entry, FromServer, TableState, View } from "../service/documents";
import type { Service } from "../service/http";
import { asRefused } from "../service/refused";
import { Drift } from "./clocks";
import { empty, mean, point } from "./draft";
import { BROWSER, Line, type Surroundings } from "./line";
import { eventsOf, merged } from "./log";
import { Pace, type Lasting } from "./pace";
import { seeing, sightOf } from "./seeing";
import type { News, Now, Table } from "./table";

const NOTHING = empty([]);

/** `lasting` says how long each step is to be seen; without it everything is shown at once. */
export function openTable(
  id: string,
  service: Service,
  around: Surroundings = BROWSER,
  lasting: Lasting = () => 0,
): Table {
  return new LiveTable(id, service, around, lasting);
}

class LiveTable implements Table {
  readonly #id: string;
  readonly #service: Service;
  readonly #line: Line;
  readonly #pace: Pace;
  readonly #drift = new Drift();
  readonly #listeners = new Set<(now: Now) => void>();
  readonly #awake: () => void;
  #now: Now;
  #past: { number: number; view: View } | null = null;
  #acting = false;

  constructor(id: string, service: Service, around: Surroundings, lasting: Lasting) {
    this.#id = id;
    this.#service = service;
    this.#now = {
      table: id,
      connection: { is: "connecting" },
      state: null,
      present: new Set(),
      log: [],
      news: { stamp: 0, recap: true, entries: [], events: [] },
      seat: null,
      curtain: null,
      view: null,
      lookingAt: null,
      question: null,
      legal: [],
      draft: NOTHING,
      instructions: {},
      waiting: 0,
      refusal: null,
      ahead: 0,
      behind: 0,
    };
    this.#pace = new Pace(
      (milliseconds, run) => around.after(milliseconds, run),
      lasting,
      (step) => this.#told(step.state, step.entries, false),
      () => this.#set({}),
    );
    const hearing = {
      since: () => this.#pace.last?.state.number ?? this.#now.state?.number ?? null,
      heard: (message: FromServer) => this.#hear(message),
      changed: (connection: Now["connection"]) => this.#set({ connection }),
    };
    this.#line = new Line(service.live(id), hearing, around);
    this.#awake = watchBrowser(
      () => this.#line.refresh(),
      () => this.#pace.catchUp(),
    );
    this.#line.open();
  }

  get now(): Now {
    return this.#now;
  }

  subscribe(run: (now: Now) => void): () => void {
    this.#listeners.add(run);
    run(this.#now);
    return () => this.#listeners.delete(run);
  }

  // What the server tells.

  #hear(message: FromServer): void {
    if (message.type === "presence") {
      this.#set({ present: new Set(message.present) });
    } else if (message.type === "entries") {
      const last = message.entries[message.entries.length - 1];
      if (last) this.#drift.heard(last.at, Date.now());
      this.#pace.hear(message);
    } else if (message.type === "welcome") {
      this.#pace.catchUp();
      this.#told(message.state, message.entries, true);
    }
  }

  #told(state: TableState, entries: readonly Entry[], recap: boolean): void {
    const known = this.#now.state?.number ?? -1;
    // After a break the server may tell once more what arrived just before it.
    const fresh = entries.filter((entry) => entry.number > known);
    // Before the game there was nothing to see: whoever is asked first is handed the device.
    const begun = this.#now.state !== null && this.#now.state.eyes.length > 0;
    const eyes = seeing(state, begun ? this.#now : { seat: null, curtain: null }, null);
    const news: News = {
      stamp: this.#now.news.stamp + 1,
      recap,
      entries: fresh,
      events: eventsOf(fresh, eyes.seat),
    };
    this.#set({
      ...eyes,
      state,
      news,
      log: merged(this.#now.log, entries),
      ahead: this.#drift.ahead,
      // Presence is told apart, but a snapshot has it too.
      present: new Set([...state.seats].flatMap((s) => (s.present && s.person ? [s.person] : []))),
    });
  }

  /** Makes the next moment; what follows from state, eyes and past follows here only. */
  #set(changes: Partial<Now>): void {
    const behind = this.#pace.behind;
    const next = { ...this.#now, ...changes, behind, waiting: this.#line?.waiting ?? 0 };
    const sight = sightOf(next.state, next.seat);
    const hidden = next.curtain !== null;
    const past = this.#past;
    const idle =
      hidden || past !== null || behind > 0 || this.#acting || next.state?.phase !== "playing";
    const legal = idle ? [] : (sight?.legal ?? []);
    const sameQuestion =
      next.state?.asked === this.#now.state?.asked &&
      next.seat === this.#now.seat &&
      legal.length === this.#now.legal.length;
    const draft = changes.draft ?? (sameQuestion ? this.#now.draft : empty(legal));
    this.#now = {
      ...next,
      view: hidden ? null : ((past?.view ?? (sight?.view as View | undefined)) ?? null),
      lookingAt: past?.number ?? null,
      question: sight?.question ?? null,
      // The same list while nothing has changed, so that whatever is drawn of it stays.
      legal: sameQuestion ? this.#now.legal : legal,
      draft,
      instructions: sight?.instructions ?? {},
    };
    for (const run of [...this.#listeners]) run(this.#now);
  }

  // Asking.

  async #ask(command: Command): Promise<boolean> {
    const asked = this.#line.ask(command);
    this.#set({ refusal: null });
    try {
      await asked;
      this.#set({});
      return true;
    } catch (error) {
      this.#set({ refusal: asRefused(error).problem });
      return false;
    }
  }

  #mine(): number {
    return this.#now.seat ?? 0;
  }

  point(place: number, word: string | null): void {
    this.#set({ draft: point(this.#now.draft, this.#now.legal, place, word) });
  }

  mean(text: string): void {
    this.#set({ draft: mean(this.#now.draft, this.#now.legal, text), refusal: null });
  }

  clear(): void {
    this.#set({ draft: empty(this.#now.legal) });
  }

  async confirm(): Promise<boolean> {
    const meant = this.#now.draft.meant;
    return meant ? this.act(meant.text) : false;
  }

  async act(text: string): Promise<boolean> {
    const asked = this.#now.state?.asked;
    const seat = this.#mine();
    // The decision's number goes along: an answer that comes too late answers nothing else.
    const number = asked === undefined ? {} : { decision: asked };
    // Whoever goes on has seen enough of what was.
    this.#pace.catchUp();
    this.#acting = true;
    try {
      return await this.#ask({ type: "act", seat, action: text, ...number });
    } finally {
      this.#acting = false;
      this.#set({});
    }
  }

  undo(): Promise<boolean> {
    const free = this.#now.state?.undo.free ?? [];
    const seat = free.includes(this.#mine()) ? this.#mine() : (free[0] ?? this.#mine());
    return this.#ask({ type: "undo", seat });
  }

  answerUndo = (agree: boolean) => this.#ask({ type: "answer-undo", agree });
  instruct = (text: string) => this.#ask({ type: "instruct", seat: this.#mine(), text });
  withdraw = (subject?: string) =>
    this.#ask({ type: "withdraw", seat: this.#mine(), ...(subject ? { subject } : {}) });
  take = (seat: number) => this.#ask({ type: "take", seat });
  leave = (seat: number) => this.#ask({ type: "leave", seat });
  give = (seat: number, person: string) => this.#ask({ type: "give", seat, person });
  seatBot = (seat: number, bot: string) => this.#ask({ type: "seat-bot", seat, bot });
  openSeat = (seat: number) => this.#ask({ type: "open-seat", seat });
  remove = (person: string) => this.#ask({ type: "remove", person });
  name = (seat: number, name: string | null) => this.#ask({ type: "name", seat, name });
  start = () => this.#ask({ type: "start" });
  say = (what: string) => this.#ask({ type: "say", what });
  grant = (seat: number, seconds: number) => this.#ask({ type: "grant", seat, seconds });
  rematch = () => this.#ask({ type: "rematch" });
  close = () => this.#ask({ type: "close" });

  // Looking.

  lookWith(seat: number): void {
    const state = this.#now.state;
    if (!state?.you.seats.includes(seat) || seat === this.#now.seat) return;
    this.#past = null;
    this.#set(seeing({ ...state, actor: seat }, this.#now, null));
  }

  liftCurtain(): void {
    const { state, curtain } = this.#now;
    if (state) this.#set(seeing({ ...state, actor: curtain }, this.#now, curtain));
  }

  async lookAt(number: number | null): Promise<void> {
    if (number === null) {
      this.#past = null;
      this.#set({});
      return;
    }
    try {
      const view = await this.#service.moment(this.#id, number, this.#now.seat);
      this.#past = { number, view };
      this.#set({ refusal: null });
    } catch (error) {
      this.#set({ refusal: asRefused(error).problem });
    }
  }

  async fetchEarlier(): Promise<void> {
    try {
      const entries = await this.#service.entries(this.#id, 0);
      this.#set({ log: merged(this.#now.log, entries) });
    } catch (error) {
      this.#set({ refusal: asRefused(error).problem });
    }
  }

  goOn(): void {
    this.#pace.next();
  }

  catchUp(): void {
    this.#pace.catchUp();
  }

  dismissRefusal(): void {
    this.#set({ refusal: null });
  }

  retry(): void {
    this.#line.open();
  }

  reconnect(): void {
    this.#line.refresh();
  }

  destroy(): void {
    this.#awake();
    this.#line.close();
    this.#listeners.clear();
  }
}

/** Longer than this out of sight, and a phone may have cut the line without saying so. */
const ASLEEP = 20_000;

function watchBrowser(back: () => void, hidden: () => void): () => void {
  if (typeof window === "undefined") return () => {};
  let hiddenAt = 0;
  const seen = () => {
    if (document.hidden) {
      hiddenAt = Date.now();
      hidden();
    } else if (hiddenAt && Date.now() - hiddenAt > ASLEEP) back();
  };
  window.addEventListener("online", back);
  document.addEventListener("visibilitychange", seen);
  return () => {
    window.removeEventListener("online", back);
    document.removeEventListener("visibilitychange", seen);
  };
}
