// The bots that can be chosen, in groups that say what sets them apart.

const LEVELS = ["beginner", "casual", "skilled", "expert", "master"];
const CHARACTERS = ["builder", "brawler", "hermit"];

export interface BotGroup {
  kind: "levels" | "characters" | "simple";
  bots: string[];
}

/** What the service offers, in its order; empty groups are left out. */
export function botGroups(offered: readonly string[]): BotGroup[] {
  const groups: BotGroup[] = [
    { kind: "levels", bots: offered.filter((bot) => LEVELS.includes(bot)) },
    { kind: "characters", bots: offered.filter((bot) => CHARACTERS.includes(bot)) },
    { kind: "simple", bots: offered.filter((bot) => !LEVELS.includes(bot) && !CHARACTERS.includes(bot)) },
  ];
  return groups.filter(({ bots }) => bots.length > 0);
}
