// Tables that are ready to be played at, made without any page.

import { expect } from "@playwright/test";
import type { Person } from "./people";

type Seat = "me" | "bot" | "open";

export interface Made {
  table: string;
  invite: string;
}

/** Somebody's table with these seats; it has begun if all are taken. */
export async function furnish(
  person: Person,
  game: string,
  seats: readonly Seat[],
  options: Record<string, unknown> = {},
  name = "Ann",
): Promise<Made> {
  const { request } = person.context;
  let form = "";
  async function post<T>(path: string, data: unknown): Promise<T> {
    const answer = await request.post(`api${path}`, { data, headers: { "x-bigapple-form": form } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }
  form = (await post<{ form: string }>("/people", { name })).form;
  const made = await post<Made>("/tables", { game, options: { players: seats.length, ...options } });
  let asked = 0;
  const command = (what: object) =>
    post(`/tables/${made.table}/commands`, { id: `furnish-${(asked += 1)}`, command: what });
  for (const [seat, who] of seats.entries()) {
    if (who === "me") await command({ type: "take", seat });
    if (who === "bot") await command({ type: "seat-bot", seat, bot: "greedy" });
  }
  if (!seats.includes("open")) await command({ type: "start" });
  return made;
}

/** The same, and one sits down at its page. */
export async function sitDown(
  person: Person,
  game: string,
  seats: readonly Seat[],
  options: Record<string, unknown> = {},
): Promise<Made> {
  const made = await furnish(person, game, seats, options);
  await person.page.goto(`./#table/${made.table}`);
  return made;
}
