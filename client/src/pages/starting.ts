// Ways into a game.

import type { NewTable } from "../service/documents";
import type { Service } from "../service/http";
import { keepInvite } from "./invites";

/** Whom one plays against unless one says otherwise. */
export const BOT = "casual";

/** A new table where one sits already. */
export async function makeTable(service: Service, table: NewTable): Promise<string> {
  const made = await service.create(table);
  keepInvite(made.table, made.invite);
  await service.command(made.table, { type: "take", seat: 0 });
  return made.table;
}

/** A game against bots that has begun. */
export async function playNow(
  service: Service,
  game: string,
  players: number,
  bot = BOT,
): Promise<string> {
  const table = await makeTable(service, { game, options: { players } });
  for (let seat = 1; seat < players; seat += 1) {
    await service.command(table, { type: "seat-bot", seat, bot });
  }
  await service.command(table, { type: "start" });
  return table;
}
