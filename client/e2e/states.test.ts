// Every kind of page and state: what somebody hears who does not see it, and that nothing grave
// stands in anybody's way. The trees are partial: what a game deals differs each time.

import { inspect } from "./looks";
import { DESKTOP, expect, PHONE, test, type Person } from "./people";
import { offered, play } from "./player";
import { furnish, sitDown } from "./tables";

/** What is heard of the page, or of the dialog over it. */
async function hears(person: Person, state: string, tree: string): Promise<void> {
  const { page } = person;
  const place = page.locator(tree.trim().startsWith("- dialog") ? "dialog[open]" : "body");
  await expect(place).toMatchAriaSnapshot(tree);
  await inspect(page, state);
}

for (const { name, device } of [
  { name: "phone", device: PHONE },
  { name: "desktop", device: DESKTOP },
]) {
  test(`pages without a game on a ${name}`, async ({ somebody }) => {
    const person = await somebody({ device });
    const { page } = person;
    await page.goto("./");
    await hears(
      person,
      "home",
      `
      - main:
        - heading [level=1]
        - textbox "Your name"
        - region "King of New York":
          - heading "King of New York" [level=2]
          - button /Play with others/
        - region "Manhattan":
          - heading "Manhattan" [level=2]
          - button /Play with others/
      `,
    );
    await person.press(page.getByRole("button", { name: "Settings" }));
    await hears(
      person,
      "settings",
      `
      - dialog "Settings":
        - combobox "Language"
        - checkbox "Sounds"
      `,
    );
    await page.keyboard.press("Escape");
    const king = page.locator('section[aria-labelledby="game-king-of-new-york"]');
    await person.press(king.getByRole("button", { name: "Play with others" }));
    await hears(
      person,
      "new table",
      `
      - dialog /New table/:
        - combobox "how many players"
        - button "Open the table"
      `,
    );
    await person.press(page.getByRole("button", { name: "Open the table" }));
    await hears(
      person,
      "lobby",
      `
      - main:
        - region "Seats":
          - heading "Seats" [level=2]
          - list:
            - listitem:
              - strong: Guest
              - button "Stand up"
            - listitem:
              - button "Sit here too"
          - button "Start the game" [disabled]
        - region "Invite others":
          - textbox "Link"
      `,
    );
    person.expected = /404|unknown-table/;
    await page.goto("./#table/nowhere");
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
    await inspect(page, "a table that there is not");
  });

  test(`around a game on a ${name}`, async ({ somebody }) => {
    const person = await somebody({ device });
    const { page } = person;
    await sitDown(person, "manhattan", ["me", "bot", "bot"], { first_player: 0 });
    await offered(person);
    await hears(
      person,
      "choosing blocks",
      `
      - banner:
        - link "Big Apple"
        - heading "Manhattan" [level=1]
      - main:
        - group "The city"
        - group "Your cards":
          - button /Card \\d/
        - region /Take from your reserve/
      `,
    );
    await expect(page.getByRole("heading", { name: /Ann: choose \d blocks/ })).toBeAttached();
    // Before the first action the log is one line, and unfolds.
    const log = page.getByRole("region", { name: "What has happened" });
    await expect(log.getByText(/^The game begins: Ann, Bruno \(Greedy\), Cleo \(Greedy\)\.$/)).toBeVisible();
    await expect(log.getByText(/is dealt card/).first()).toBeHidden();
    await person.press(log.getByText("How it was set up"));
    await expect(log.getByText(/is dealt card/).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "What has happened" })).toBeAttached();
    await play(person, { way: "touch", most: 12 });
    for (const [entry, tree] of [
      ["Ask about the table", `- dialog "Ask about the table"`],
      ["Leave or resign", `- dialog "Leave or resign":\n  - button\n  - button "Resign …"`],
      ["Say something", `- dialog "Say something":\n  - button "Well played!"`],
    ] as const) {
      await person.menu(entry);
      await hears(person, entry, tree);
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    }
    // Looking back, and to now again.
    await page.getByRole("region", { name: "What has happened" }).locator("button.line").nth(1).click();
    await expect(page.getByText("You are looking back.")).toBeVisible();
    await expect(page.locator(".bigapple-board")).toBeInViewport();
    await inspect(page, "looking back");
    const looked = page.locator(".looked");
    const first = await looked.innerText();
    await person.press(page.getByRole("button", { name: "One step back" }));
    await expect(looked).not.toHaveText(first);
    await person.press(page.getByRole("button", { name: "One step on" }));
    await expect(looked).toHaveText(first);
    await person.press(page.getByRole("button", { name: "Back to now" }));
    await person.menu("Text view");
    await expect(page.locator(".bigapple-board")).toHaveCount(0);
    await inspect(page, "text view");
  });
}

test("what cannot be done says why, with its rule", async ({ somebody }) => {
  const person = await somebody({ look: "text" });
  person.expected = /"clause":"M/;
  const { page } = person;
  await sitDown(person, "manhattan", ["me", "bot"], { first_player: 0 });
  await offered(person, "list");
  await page.getByRole("searchbox").fill("build 7 D 3");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: /M\d/ })).toBeVisible();
  await inspect(page, "refused");
});

test("opponents are chosen for each game, and say how they play", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("./");
  const king = page.locator('section[aria-labelledby="game-king-of-new-york"]');
  const manhattan = page.locator('section[aria-labelledby="game-manhattan"]');
  await king.getByLabel("Opponents").selectOption("brawler");
  await expect(king.getByText("Likes to see the others have less.")).toBeVisible();
  await expect(manhattan.getByLabel("Opponents")).toHaveValue("casual");
  await expect(king.locator("optgroup")).toHaveCount(3);
});

test("on a phone one sees who begins, and which monster is whose", async ({ somebody }) => {
  const person = await somebody();
  const { page } = person;
  await sitDown(person, "manhattan", ["me", "bot", "bot", "bot"], { first_player: 3 });
  await offered(person);
  await expect(page.getByTitle("starts this round")).toBeInViewport({ ratio: 1 });
  await sitDown(person, "king-of-new-york", ["me", "bot", "bot"], { monsters: ["captain-fish", "kong", "mantis"] });
  await offered(person);
  for (const monster of ["Captain Fish", "Kong", "Mantis"]) {
    const name = page.locator(".bigapple-board .players").getByText(monster, { exact: true });
    await expect(name).toBeInViewport({ ratio: 1 });
    expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test("a hint says what is good, and does it", async ({ somebody }) => {
  const person = await somebody();
  const { page } = person;
  await sitDown(person, "manhattan", ["me", "bot"], { first_player: 0 });
  await offered(person);
  await person.press(page.getByRole("button", { name: "Hint" }));
  const dialog = page.getByRole("dialog", { name: "What is good here" });
  await expect(dialog.getByText(/^wins about \d+\s% of the time$/).first()).toBeVisible();
  await expect(dialog.getByRole("heading", { name: /^Take these blocks/ }).first()).toBeVisible();
  await inspect(page, "hints");
  await person.press(dialog.getByRole("button", { name: "Do this" }).first());
  await expect(dialog).toBeHidden();
  // The blue blocks are chosen.
  await expect(page.getByText("choose 4 blocks for this round (orange)").first()).toBeVisible();
});

test("somebody who looks on sees the table and is asked nothing", async ({ somebody }) => {
  const host = await somebody();
  const guest = await somebody({ device: DESKTOP });
  const { table, invite } = await furnish(host, "king-of-new-york", ["me", "bot"]);
  await guest.page.goto(`./#invite/${table}/${invite}`);
  await guest.press(guest.page.getByRole("button", { name: "Join the table" }));
  await expect(guest.page.locator(".bigapple-board")).toBeVisible();
  await expect(guest.page.locator("[data-action]")).toHaveCount(0);
  await inspect(guest.page, "looking on");
  await host.page.goto(`./#table/${table}`);
  await offered(host);
  await inspect(host.page, "king, first decision");
  await host.menu("In advance");
  await hears(host, "in advance", `- dialog "In advance":\n  - combobox "From now on"`);
});
