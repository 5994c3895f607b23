// Several people: at two browsers, at one screen, and with a line that breaks.

import type { WebSocketRoute } from "@playwright/test";
import { inspect } from "./looks";
import { DESKTOP, expect, PHONE, test } from "./people";
import { decision, offered, play } from "./player";
import { furnish, leaveToBots, sitDown, tell } from "./tables";

test("two people at one online table, from the invitation on", async ({ somebody }) => {
  const ann = await somebody({ device: DESKTOP });
  const bob = await somebody({ device: PHONE });
  await ann.page.goto("./");
  await ann.page.getByLabel("Your name").fill("Ann");
  const game = ann.page.locator('section[aria-labelledby="game-manhattan"]');
  await ann.press(game.getByRole("button", { name: "Play with others" }));
  await inspect(ann.page, "new table");
  await ann.page.getByLabel("How many players").selectOption("2");
  await ann.press(ann.page.getByRole("button", { name: "Open the table" }));
  const link = await ann.page.getByLabel("Link", { exact: true }).inputValue();
  // No server ever sees what stands behind the #.
  expect(new URL(link).hash).toContain("#invite/");
  await inspect(ann.page, "lobby");

  await bob.page.goto(link);
  await inspect(bob.page, "invitation");
  await bob.page.getByLabel("Your name").fill("Bob");
  await bob.press(bob.page.getByRole("button", { name: "Join the table" }));
  await bob.press(bob.page.getByRole("button", { name: "Sit here" }).first());
  await expect(ann.page.getByText("Bob").first()).toBeVisible();
  await ann.press(ann.page.getByRole("button", { name: "Start the game" }));

  // Whoever is asked answers; what one did, the other reads.
  const one = { way: "touch", most: 1 } as const;
  let turns = 0;
  for (let step = 0; step < 400 && turns < 10; step += 1) {
    const asked = await Promise.any([
      offered(ann).then(() => ann),
      offered(bob).then(() => bob),
    ]);
    const before = await decision(asked.page);
    await play(asked, one);
    if ((await decision(asked.page)) !== before) turns += 1;
  }
  expect(turns).toBeGreaterThanOrEqual(10);
  for (const person of [ann, bob]) {
    const log = person.page.getByRole("region", { name: "What has happened" });
    await expect(log.getByText(/^Ann (takes|plays)/).first()).toBeAttached();
    await expect(log.getByText(/^Bob (takes|plays)/).first()).toBeAttached();
  }
  await bob.menu("Say something");
  await bob.press(bob.page.getByRole("button", { name: "Well played!" }));
  await expect(ann.page.getByText("Bob: Well played!").first()).toBeAttached();
});

test("three people at one screen, with a curtain between secret hands", async ({ somebody }) => {
  const person = await somebody();
  const { page } = person;
  await sitDown(person, "manhattan", ["me", "me", "me"], { first_player: 0 });
  const curtain = page.locator(".curtain");
  const seats = new Set<string>();
  for (let turn = 0; turn < 9; turn += 1) {
    await expect(curtain).toBeVisible();
    if (turn === 0) await inspect(page, "curtain");
    // Whoever looks on before it is lifted learns nothing.
    await expect(page.getByRole("button", { name: /^Card \d/ })).toHaveCount(0);
    await expect(page.locator("[data-action]")).toHaveCount(0);
    const name = await curtain.getByRole("heading").innerText();
    seats.add(name);
    await person.press(curtain.getByRole("button"));
    expect(await play(person, { way: "touch", most: 30 })).toBe("curtain");
  }
  expect(seats.size).toBe(3);
});

test("a line that breaks in mid-turn comes back by itself", async ({ somebody }) => {
  const person = await somebody();
  const { page } = person;
  let broken = false;
  const lines = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/live$/, (line) => {
    if (broken) return void line.close({ code: 1001 });
    lines.add(line);
    line.connectToServer();
  });
  await sitDown(person, "manhattan", ["me", "bot", "bot"], { first_player: 0 });
  await offered(person);
  await page.evaluate(() => ((window as unknown as { before: boolean }).before = true));

  // Half a choice is made, the line breaks, the rest is chosen and sent into the void.
  await play(person, { way: "touch", most: 2 });
  broken = true;
  for (const line of lines) await line.close({ code: 1001 });
  await expect(page.getByText("The connection is lost")).toBeVisible();
  await inspect(page, "lost");
  const confirm = page.locator(".bigapple-board .bar button.main");
  for (let step = 0; step < 10 && !(await confirm.isVisible()); step += 1) {
    await play(person, { way: "touch", most: 1 });
  }
  await person.press(confirm);
  broken = false;
  const log = page.getByRole("region", { name: "What has happened" });
  await expect(log.getByText(/^Ann takes these blocks/)).toHaveCount(1);
  await expect(page.getByText("The connection is lost")).toBeHidden();

  // The game goes on, on the same page.
  await play(person, { way: "touch", most: 12 });
  await expect(log.getByText(/^Ann (plays card|takes these blocks)/)).not.toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { before?: boolean }).before)).toBe(true);
});

test("people at one device have names of their own, and bots have theirs", async ({ somebody }) => {
  const person = await somebody();
  const { page } = person;
  await page.goto("./");
  await page.getByLabel("Your name").fill("Ann");
  const game = page.locator('section[aria-labelledby="game-king-of-new-york"]');
  await person.press(game.getByRole("button", { name: "Play with others" }));
  await person.press(page.getByRole("button", { name: "Open the table" }));
  await person.press(page.getByRole("button", { name: "Sit here too" }).first());
  await page.getByLabel("Name at seat 2").fill("Tom");
  await person.press(page.getByRole("button", { name: "Bots for the free seats" }));
  await inspect(page, "lobby of one device");
  await person.press(page.getByRole("button", { name: "Start the game" }));
  const log = page.getByRole("region", { name: "What has happened" });
  await expect(log.getByText("The game begins: Ann (1), Tom, Cleo (Casual).")).toBeVisible();
  for (const name of ["Tom", "Cleo"]) await expect(page.locator(".players").getByText(name).first()).toBeVisible();
  // The game's own sentences call them so too.
  const questions = new Set<string>();
  for (let step = 0; step < 12; step += 1) {
    await play(person, { way: "touch", most: 1 });
    questions.add((await page.locator("#question").innerText()).split(":")[0] ?? "");
  }
  expect([...questions].some((name) => name.startsWith("Tom"))).toBe(true);
});

test("somebody resigns after a second thought, and looks on", async ({ somebody }) => {
  const person = await somebody();
  const { page } = person;
  await sitDown(person, "king-of-new-york", ["me", "bot", "bot"], { first_player: 0 });
  await offered(person);
  for (const answer of ["Play on", "Yes, resign"]) {
    await person.menu("Leave or resign");
    await person.press(page.getByRole("button", { name: "Resign …" }));
    await inspect(page, "resigning");
    await person.press(page.getByRole("button", { name: answer }));
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }
  await expect(page.getByText("You are watching this game.")).toBeVisible();
  await expect(page.locator("[data-action]")).toHaveCount(0);
  await inspect(page, "watching");
});

test("another game against bots begins at once", async ({ somebody }) => {
  const person = await somebody({ device: DESKTOP });
  const { page } = person;
  const { table } = await sitDown(person, "manhattan", ["me", "bot"]);
  await leaveToBots([person], table);
  await person.press(page.getByRole("button", { name: "Once more" }));
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(page.locator(".bigapple-board")).toBeVisible();
  await expect(page.locator("#ending-title")).toHaveCount(0);
  await play(person, { way: "touch", most: 3 });
});

test("two people meet again for another game", async ({ somebody }) => {
  const ann = await somebody({ device: DESKTOP });
  const bob = await somebody();
  const { table, invite } = await furnish(ann, "manhattan", ["me", "open"]);
  await bob.page.goto(`./#invite/${table}/${invite}`);
  await bob.page.getByLabel("Your name").fill("Bob");
  await bob.press(bob.page.getByRole("button", { name: "Join the table" }));
  await bob.press(bob.page.getByRole("button", { name: "Sit here" }));
  await tell(ann, table, { type: "start" });
  await ann.page.goto(`./#table/${table}`);
  await leaveToBots([ann, bob], table);
  await ann.press(ann.page.getByRole("button", { name: "Once more" }));
  await bob.press(bob.page.getByRole("link", { name: "To the new table" }));
  await expect(bob.page.getByText("Waiting for Ann to start the game.")).toBeVisible();
  await inspect(bob.page, "lobby of another game");
  await ann.press(ann.page.getByRole("button", { name: "Start the game" }));
  for (const { page } of [ann, bob]) await expect(page.locator(".bigapple-board")).toBeVisible();
});
