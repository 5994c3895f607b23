// Entries of the log as sentences.

import type { Entry, Sentence, TableState } from "../../service/documents";
import { accountOf } from "../../table/log";
import { personName, seatName } from "./names";

/** The event that tells who begins. */
const STARTS = "game-started";

type Text = (id: string, parameters?: Record<string, string | number>) => string;
type Say = (sentence: Sentence) => string;

/** What an entry says to the eyes of a seat; often several sentences, sometimes none. */
export function sentences(
  entry: Entry,
  state: TableState,
  seat: number | null,
  text: Text,
  say: Say,
): string[] {
  const name = (at: number) => seatName(state, at, say);
  const person = (id: string) => personName(state, id) || text("web-somebody");
  switch (entry.type) {
    case "dealt":
    case "acted": {
      const told = (accountOf(entry, seat)?.events ?? []).flatMap((event) =>
        event.message ? [say(event.message)] : [],
      );
      const how = entry.type === "acted" ? entry.by : "person";
      if (how === "absent") told.unshift(text("web-log-absent", { name: name(entry.type === "acted" ? entry.seat : 0) }));
      if (how === "instruction" && entry.type === "acted") {
        told.unshift(text("web-log-instruction", { name: name(entry.seat) }));
      }
      return told;
    }
    case "joined":
      return [text("web-log-joined", { name: entry.face.name })];
    case "removed":
      return [text("web-log-removed", { name: person(entry.person) })];
    case "seated": {
      const number = entry.seat + 1;
      const who = entry.person ? person(entry.person) : "";
      if (entry.person && entry.bot) return [text("web-log-seat-kept", { name: who, number })];
      if (entry.person) return [text("web-log-seated", { name: who, number })];
      return [text(entry.bot ? "web-log-seat-bot" : "web-log-seat-open", { number })];
    }
    case "named":
      return entry.name
        ? [text("web-log-named", { number: entry.seat + 1, name: entry.name })]
        : [];
    case "undo-asked":
      return [text("web-log-undo-asked", { name: name(entry.seat) })];
    case "undo-answered":
      return [
        text(entry.agree ? "web-log-undo-agreed" : "web-log-undo-denied", {
          name: person(entry.person),
        }),
      ];
    case "undone":
      return [text("web-log-undone", { name: name(entry.seat), count: entry.count })];
    case "said":
      return [text("web-log-said", { name: person(entry.person), words: text(`said-${entry.what}`) })];
    case "granted":
      return [
        text("web-log-granted", {
          name: person(entry.person),
          to: name(entry.seat),
          seconds: entry.seconds,
        }),
      ];
    case "ended":
      return [text("web-log-ended")];
    case "rematched":
      return [text("web-log-rematched")];
    case "closed":
      return [text("web-log-closed")];
    case "created":
      return [text("web-log-created", { name: person(entry.host) })];
    case "instructed":
    case "withdrawn":
      // Only oneself knows more, and sees it in the list of instructions.
      return [];
  }
}

/** How a game began, up to the deal: in one line, and with everything that was laid out. */
export function beginningOf(
  log: readonly Entry[],
  dealt: number,
  state: TableState,
  seat: number | null,
  text: Text,
  say: Say,
): { short: string[]; long: string[] } {
  const before = log.filter((entry) => entry.number <= dealt);
  const events = before.flatMap((entry) => accountOf(entry, seat)?.events ?? []);
  const starts = events.filter((event) => event.kind === STARTS && event.message);
  const names = state.seats.map((_, at) => seatName(state, at, say)).join(", ");
  return {
    short: [
      text("web-log-begun", { names }),
      ...starts.flatMap((event) => (event.message ? [say(event.message)] : [])),
    ],
    long: before.flatMap((entry) => sentences(entry, state, seat, text, say)),
  };
}
