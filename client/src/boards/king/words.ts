// Sentences about monsters, from the same texts as the server's descriptions.

import { told, type Message } from "../shared/props";
import { mostHearts, type Monster } from "./view";

/** A monster with its life, fame and energy, and where it is. */
export function aboutPlayer(monster: Monster, name: string): Message {
  const player = told("king-player", { player: name, monster: told(`king-monster-${monster.name}`) });
  const stars = told("king-points", { count: monster.stars });
  if (monster.hearts === 0) return told("king-describe-eliminated", { player, stars });
  return told("king-describe-player", {
    player,
    where: told(`king-in-${monster.place ?? "nowhere"}`),
    life: told("king-life", { count: monster.hearts }),
    most: mostHearts(monster),
    stars,
    energy: told("king-energy", { count: monster.energy }),
  });
}
