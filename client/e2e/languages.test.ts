// Each language on each kind of screen, by day and by night.

import { inspect } from "./looks";
import { DESKTOP, expect, PHONE, test } from "./people";
import { offered, play } from "./player";

const LANGUAGES = ["en", "fr", "es", "ru"] as const;
/** What a bot is called, and what one finds nowhere else. */
const FOREIGN: Record<string, RegExp> = { fr: /[éèàç]/, es: /[ñáéíó]/, ru: /[а-я]/ };
const SCREENS = [
  { name: "phone", device: PHONE, game: "king-of-new-york", dark: true },
  { name: "desktop", device: DESKTOP, game: "manhattan", dark: false },
] as const;

for (const language of LANGUAGES) {
  for (const { name, device, game, dark } of SCREENS) {
    test(`${language} on a ${name}`, async ({ somebody }) => {
      const person = await somebody({ device, language, dark });
      const { page } = person;
      await page.goto("./");
      await expect(page.locator("main h1")).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await inspect(page, `home, ${language}`);
      const card = page.locator(`section[aria-labelledby="game-${game}"]`);
      await person.press(card.locator(".row button:not(.primary, .quiet)"));
      await expect(page.locator("dialog[open] form")).toBeVisible();
      await inspect(page, `new table, ${language}`);
      await person.press(page.locator("dialog[open] header button"));
      await person.press(card.locator("button.primary"));
      await offered(person);
      await inspect(page, `first decision, ${language}`);
      await play(person, { way: "touch", most: 10 });
      const words = await page.locator("main").innerText();
      if (language !== "en") expect(words).toMatch(FOREIGN[language] ?? /^/);
    });
  }
}

test("the language is switched in play", async ({ somebody }) => {
  const person = await somebody({ device: DESKTOP });
  const { page } = person;
  await page.goto("./");
  await person.press(page.locator('section[aria-labelledby="game-king-of-new-york"] button.primary'));
  await offered(person);
  const english = await page.locator("#question").innerText();
  await person.menu("Settings");
  await page.getByLabel("Language").selectOption("ru");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.keyboard.press("Escape");
  await expect(page.locator("#question")).not.toHaveText(english);
  await expect(page.locator("#question")).toHaveText(/[а-я]/);
  await play(person, { way: "touch", most: 4 });
});
