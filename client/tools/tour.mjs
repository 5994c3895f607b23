// Goes through all pages as several people would, and takes pictures: the dialogs, the lobby, two
// browsers at one table, hot-seat with the curtain, a broken connection, a refusal.
//   node tools/tour.mjs http://127.0.0.1:4173 [folder] [width] [height] [dark]
import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

const [address = "http://127.0.0.1:4173", folder = "/tmp/tour", width = "390", height = "844", dark] =
  process.argv.slice(2);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const errors = [];
async function somebody(look = "text") {
  const context = await browser.newContext({
    viewport: { width: Number(width), height: Number(height) },
    colorScheme: dark ? "dark" : "light",
    locale: "en",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.on("console", (message) => {
    const text = message.text();
    // Refusals and broken lines are provoked here on purpose.
    if (message.type() === "error" && !/401|422|409|WebSocket|ERR_INTERNET/.test(text)) errors.push(text);
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.addInitScript((wanted) => {
    const kept = JSON.parse(localStorage.getItem("bigapple.settings") ?? "{}");
    localStorage.setItem("bigapple.settings", JSON.stringify({ look: wanted, ...kept }));
  }, look);
  return { context, page };
}
const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
/** Nothing serious may stand in anybody's way. */
async function accessible(page, name) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(readFileSync(AXE, "utf-8"));
  const found = await page.evaluate(() => window.axe.run());
  for (const one of found.violations) {
    if (one.impact !== "serious" && one.impact !== "critical") continue;
    errors.push(`axe, ${name}: ${one.id} ${one.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  }
}
let shot = 0;
async function picture(page, name, full = false) {
  shot += 1;
  await page.waitForTimeout(150);
  await accessible(page, name);
  await page.screenshot({ path: `${folder}/${String(shot).padStart(2, "0")}-${name}.png`, fullPage: full });
}
function expect(what, fine) {
  console.log(fine ? "ok  " : "FAIL", what);
  if (!fine) errors.push(what);
}
async function menu(page, name) {
  const button = page.locator(".narrow-only");
  if (await button.isVisible()) {
    await button.click();
    await page.locator("dialog[open]").getByRole("button", { name }).click();
  } else await page.locator("header.top").getByRole("button", { name }).click();
}

// One opens a table and invites another.
const { context: annContext, page: ann } = await somebody();
await ann.goto(address);
await ann.getByLabel("Your name").fill("Ann");
const manhattan = ann.locator('section[aria-labelledby="game-manhattan"]');
await manhattan.getByRole("button", { name: "New table" }).click();
await ann.getByLabel("How many players").selectOption("3");
await picture(ann, "new-table");
await ann.getByLabel("Where two players sit").selectOption('"adjacent"');
await ann.getByRole("button", { name: "Open the table" }).click();
await ann.locator("dialog .refusal").waitFor();
await ann.locator("dialog .refusal").scrollIntoViewIfNeeded();
await picture(ann, "new-table-refused");
expect("a contradiction is refused with its clause", /M2\.1/.test(await ann.locator("dialog .refusal").innerText()));
await ann.getByLabel("Where two players sit").selectOption('"opposite"');
await ann.getByRole("button", { name: "Open the table" }).click();
await ann.getByRole("heading", { name: "Invite others" }).waitFor();
await ann.locator("svg[role=img]").waitFor();
await picture(ann, "lobby", true);
const link = await ann.getByLabel("Link", { exact: true }).inputValue();
expect("the invitation is behind the #", /#invite\//.test(link));

const { page: bob } = await somebody();
await bob.goto(link);
await picture(bob, "invited");
await bob.getByLabel("Your name").fill("Bob");
await bob.getByRole("button", { name: "Join the table" }).click();
await bob.getByRole("button", { name: "Sit here" }).first().click();
await ann.getByText("Bob").first().waitFor();
await ann.getByRole("button", { name: "Bots for the free seats" }).click();
await ann.getByRole("button", { name: "Start the game" }).click();
await ann.locator("#question").waitFor();
await bob.locator("#question").waitFor();
expect("both see the game", true);

// Whoever is asked answers; the other sees it.
async function turn(page) {
  const actions = page.locator("button[data-action]");
  if ((await actions.count()) === 0) return false;
  await actions.first().click();
  const confirm = page.locator(".choices .confirm button.primary").first();
  if (await confirm.isVisible()) await confirm.click();
  await page.waitForTimeout(250);
  return true;
}
for (let i = 0; i < 12; i += 1) {
  if (!(await turn(ann))) await turn(bob);
  await ann.waitForTimeout(150);
}
await menu(bob, "Say something");
await bob.getByRole("button", { name: "Well played!" }).click();
await ann.getByText("Bob: Well played!").first().waitFor();
expect("a message arrives", true);

// A broken line: the page notices, comes back and goes on without a reload.
await annContext.setOffline(true);
await ann.evaluate(() => window.dispatchEvent(new Event("online")));
await ann.getByText("The connection is lost").waitFor({ timeout: 20000 });
await picture(ann, "lost");
await menu(bob, "Say something");
await bob.getByRole("button", { name: "Oops!" }).click();
await annContext.setOffline(false);
await ann.getByText("Bob: Oops!").first().waitFor({ timeout: 20000 });
expect("what was missed arrives after a break", !(await ann.getByText("The connection is lost").isVisible()));

// Undo needs the other's agreement once something was learned.
await ann.getByRole("button", { name: /take back/i }).first().click();
const agree = bob.getByRole("button", { name: "Agree" });
// It is free while nothing was learned since; else the other is asked.
await ann.waitForTimeout(1500);
if (await agree.isVisible()) await agree.click();
await ann.getByText(/takes back one action|goes back \d+ actions/).first().waitFor();
await ann.getByText("taken back", { exact: false }).first().waitFor();
expect("an undo is agreed to where it must be, and marked in the log", true);

await menu(ann, "Text view");
// Looking back, describing, settings, another language.
await ann.locator("section[aria-labelledby=log-title] button.line").nth(1).click();
await ann.getByText("You are looking back.").waitFor();
await picture(ann, "looking-back");
await ann.getByRole("button", { name: "Back to now" }).click();
await menu(ann, "Text view");
await menu(ann, "Ask about the table");
await ann.locator("dialog").getByRole("button", { name: "District" }).click();
await ann.locator("dialog").getByRole("button", { name: "Tell" }).click();
await ann.locator(".answer").waitFor();
await picture(ann, "ask");
await ann.keyboard.press("Escape");
await menu(ann, "Settings");
await picture(ann, "settings");
await ann.getByLabel("Language").selectOption("fr");
await ann.getByRole("heading", { name: "Réglages" }).waitFor();
await ann.keyboard.press("Escape");
await picture(ann, "french");

// A new page of the same person finds the table again.
const again = await annContext.newPage();
await again.goto(address);
await again.getByText("Mes tables").waitFor();
await picture(again, "my-tables", true);

// Three hands at one device.
const { page: hot } = await somebody();
await hot.goto(address);
await hot.locator('section[aria-labelledby="game-manhattan"]').getByRole("button", { name: "New table" }).click();
await hot.getByLabel("How many players").selectOption("3");
await hot.getByRole("button", { name: "Open the table" }).click();
await hot.getByRole("button", { name: "Sit here too" }).first().click();
await hot.getByText("Guest (2)").waitFor();
await hot.getByRole("button", { name: "Sit here too" }).first().click();
await hot.getByRole("button", { name: "Start the game" }).click();
await hot.getByRole("button", { name: "Nobody else is looking" }).waitFor();
await picture(hot, "curtain");
let curtains = 0;
for (let i = 0; i < 5; i += 1) {
  const lift = hot.getByRole("button", { name: "Nobody else is looking" });
  await lift.or(hot.locator("button[data-action]").first()).first().waitFor();
  if (await lift.isVisible()) {
    expect("behind the curtain nothing is shown", (await hot.locator("button[data-action], .answer, #log-title").count()) === 0);
    curtains += 1;
    await lift.click();
  }
  await turn(hot);
}
expect("a curtain between the hands", curtains >= 4);

// King of New York: instructions, and a refusal in words.
const { page: king } = await somebody();
await king.goto(address);
await king.locator('section[aria-labelledby="game-king-of-new-york"] button.primary').click();
await king.locator("#question").waitFor();
await menu(king, "In advance");
await king.getByLabel("From now on").selectOption("flee at 4");
await king.locator("dialog").getByRole("button", { name: "Instruct" }).click();
await king.locator("dialog li", { hasText: "4 life points or less" }).waitFor();
await picture(king, "instructions");
await king.locator("dialog").getByRole("button", { name: "Withdraw" }).click();
await king.getByText("No instructions are given.").waitFor();
await king.keyboard.press("Escape");
for (let i = 0; i < 40; i += 1) {
  if (await king.getByLabel("Search, or say").isVisible()) break;
  await turn(king);
}
await king.getByLabel("Search, or say").fill("buy drain");
await king.keyboard.press("Enter");
await king.locator("main .refusal").waitFor();
expect("a refusal in words with its clause", /rule K/.test(await king.locator("main .refusal").innerText()));
await picture(king, "refused");

for (const error of new Set(errors)) console.log("ERROR", error);
await browser.close();
process.exit(errors.length > 0 ? 1 : 0);
