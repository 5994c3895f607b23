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

/** A command of somebody's, without any page. */
export async function tell(person: Person, table: string, command: object): Promise<void> {
  const { request } = person.context;
  const { form } = (await (await request.get("api/me")).json()) as { form: string };
  const answer = await request.post(`api/tables/${table}/commands`, {
    data: { id: crypto.randomUUID(), command },
    headers: { "x-bigapple-form": form },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Bots play for these people, who look on until it is over. */
export async function leaveToBots(people: readonly Person[], table: string): Promise<void> {
  for (const [seat, person] of people.entries()) await tell(person, table, { type: "seat-bot", seat, bot: "greedy" });
  for (const { page } of people) await expect(page.locator("#ending-title")).toBeVisible({ timeout: 120_000 });
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
