// Whole games from the home page to the end.

import { inspect } from "./looks";
import { DESKTOP, expect, PHONE, test, type Person } from "./people";
import { play, type Way } from "./player";

/** Two taps from the address to the first decision. */
async function begin(person: Person, game: string): Promise<void> {
  const { page } = person;
  await page.goto("./");
  await person.press(page.locator(`section[aria-labelledby="game-${game}"] button.primary`));
}

/** Looks at each kind of decision once, wherever it first comes up. */
function curious(person: Person): (kind: string) => Promise<void> {
  const seen = new Set<string>();
  return async (kind) => {
    if (seen.has(kind)) return;
    seen.add(kind);
    await inspect(person.page, `decision: ${kind}`);
  };
}

const COURSES: { game: string; way: Way; look: "board" | "text" }[] = [
  { game: "manhattan", way: "touch", look: "board" },
  { game: "king-of-new-york", way: "touch", look: "board" },
  { game: "manhattan", way: "keyboard", look: "board" },
  { game: "king-of-new-york", way: "list", look: "text" },
];

for (const { game, way, look } of COURSES) {
  test(`a whole game of ${game} by ${way}`, async ({ somebody }) => {
    const person = await somebody({ device: way === "keyboard" ? DESKTOP : PHONE, look });
    await begin(person, game);
    expect(await play(person, { way, most: 3000, seen: curious(person) })).toBe("over");
    await expect(person.page.locator("#ending-title")).toBeVisible();
    await inspect(person.page, "ending");
  });
}
