// Plays a whole game in a real browser through the text view, as a newcomer would: from the home
// page, by clicks or by keyboard only. Fails on any error in the console and any text that is
// missing or unfinished.
//   node tools/play.mjs http://127.0.0.1:4173 --game manhattan [--keyboard] [--language ru]
//     [--width 390 --height 844] [--shots folder] [--most 2000] [--dark]
import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";

const { values: wanted, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: "string", default: "manhattan" },
    language: { type: "string", default: "en" },
    width: { type: "string", default: "390" },
    height: { type: "string", default: "844" },
    shots: { type: "string" },
    most: { type: "string", default: "3000" },
    keyboard: { type: "boolean", default: false },
    dark: { type: "boolean", default: false },
  },
});
const address = positionals[0] ?? "http://127.0.0.1:4173";
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const context = await browser.newContext({
  viewport: { width: Number(wanted.width), height: Number(wanted.height) },
  locale: wanted.language,
  colorScheme: wanted.dark ? "dark" : "light",
  reducedMotion: "reduce",
});
const page = await context.newPage();
const errors = [];
page.on("console", (message) => {
  // A stranger is asked who they are: that 401 is how the page learns it.
  if (message.type() === "error" && !message.text().includes("401")) errors.push(message.text());
});
page.on("pageerror", (error) => errors.push(String(error)));

let shot = 0;
async function picture(name) {
  if (!wanted.shots) return;
  await mkdir(wanted.shots, { recursive: true });
  shot += 1;
  await page.screenshot({ path: `${wanted.shots}/${String(shot).padStart(2, "0")}-${name}.png` });
}

/** Texts that nobody should ever see. */
async function check() {
  const text = await page.locator("body").innerText();
  const odd = text.match(/\{\s*\$\w+\s*\}|\b(?:web|king|event|action|describe|problem|option)-[a-z]+-[a-z-]+|undefined|\[object/);
  if (odd) errors.push(`odd text: ${odd[0]} in ${text.slice(Math.max(0, odd.index - 80), odd.index + 80)}`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (wide > 1) errors.push(`the page is ${wide} px too wide`);
}

await page.addInitScript(() => {
  const kept = JSON.parse(localStorage.getItem("bigapple.settings") ?? "{}");
  localStorage.setItem("bigapple.settings", JSON.stringify({ ...kept, look: "text" }));
});
await page.goto(address);
await page.locator("main h1").waitFor();
await picture("home");
await check();
const card = page.locator(`section[aria-labelledby="game-${wanted.game}"]`);
await card.locator("button.primary").click();
await page.locator("#question").waitFor();

const begun = Date.now();
let acted = 0;
let seen = new Set();
while (acted < Number(wanted.most)) {
  const actions = page.locator("button[data-action]");
  const ending = page.locator("#ending-title");
  await actions.first().or(ending).first().waitFor({ timeout: 60_000 });
  if (await ending.isVisible()) break;
  const count = await actions.count();
  const kind = (await actions.first().getAttribute("data-action"))?.split(" ")[0] ?? "";
  if (!seen.has(kind)) {
    seen.add(kind);
    await picture(kind);
    await check();
  }
  const which = Math.floor(Math.random() * count);
  const before = await page.locator("#question").innerText();
  if (wanted.keyboard) {
    await page.locator("#question").focus();
    const steps = Math.min(which, 12);
    for (let i = 0; ; i += 1) {
      await page.keyboard.press("Tab");
      const on = await page.evaluate(() => document.activeElement?.hasAttribute("data-action"));
      if (on && i >= steps) break;
      if (i > 40) throw new Error("no action is reached by Tab");
    }
    await page.keyboard.press("Enter");
  } else {
    await actions.nth(which).click();
  }
  if (count > 1) {
    const confirm = page.locator(".choices .confirm button.primary").first();
    await confirm.waitFor();
    if (acted === 1) await picture("confirm");
    if (wanted.keyboard) {
      await page.waitForFunction(() => document.activeElement?.closest(".confirm") !== null);
      await page.keyboard.press("Enter");
    } else {
      await confirm.click();
    }
  }
  acted += 1;
  await page.waitForFunction(
    (text) => {
      const now = document.querySelector("#question")?.textContent?.trim();
      return !document.querySelector(".confirm") && (now !== text || document.querySelector("[data-action]"));
    },
    before,
    { timeout: 30_000 },
  );
  if (errors.length > 0) break;
}
await page.waitForTimeout(300);
await picture("ending");
await check();
const ended = await page.locator("#ending-title").isVisible();
console.log(
  `${wanted.game} ${wanted.language}${wanted.keyboard ? " keyboard" : ""}: ${acted} actions, ` +
    `${Math.round((Date.now() - begun) / 1000)} s, ${ended ? await page.locator("#ending-title").innerText() : "NOT ENDED"}`,
);
for (const error of new Set(errors)) console.log("ERROR", error);
await browser.close();
process.exit(errors.length > 0 || !ended ? 1 : 0);
