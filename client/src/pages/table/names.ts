// How the seats of a table are called.

import type { TableState } from "../../service/documents";

type Text = (id: string, parameters?: Record<string, string | number>) => string;

export function personName(state: TableState, person: string | null): string {
  return state.guests.find((guest) => guest.id === person)?.name ?? "";
}

/** As the game's sentences call it: by its person, or by its number. Where one person plays
 * several, the number tells them apart. */
export function seatName(state: TableState, seat: number, text: Text): string {
  const person = state.seats[seat]?.person ?? null;
  const name = personName(state, person);
  const number = seat + 1;
  if (!name) return text("player-number", { number });
  const twice = state.seats.filter((chair) => chair.person === person).length > 1;
  return twice ? text("web-seat-of-several", { name, number }) : name;
}
