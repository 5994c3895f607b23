// How the seats of a table are called.

import type { Sentence, TableState } from "../../service/documents";

type Say = (sentence: Sentence) => string;

export function personName(state: TableState, person: string | null): string {
  return state.guests.find((guest) => guest.id === person)?.name ?? "";
}

/** As the game's sentences call it: a person by their name, a bot by its name and how it plays. */
export function seatName(state: TableState, seat: number, say: Say): string {
  const called = state.seats[seat]?.called ?? "";
  return typeof called === "string" ? called : say(called);
}

/** The same in two parts, for where there is little room: the name, and how a bot plays. */
export function seatTag(state: TableState, seat: number, say: Say): { name: string; level: string } {
  const called = state.seats[seat]?.called;
  const { name, level } = typeof called === "object" ? called.parameters : {};
  if (!isSentence(name) || !isSentence(level)) return { name: seatName(state, seat, say), level: "" };
  return { name: say(name), level: say(level) };
}

function isSentence(value: unknown): value is Sentence {
  return typeof value === "object" && value !== null && "id" in value;
}
