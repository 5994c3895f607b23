// What a first visit costs on a phone of the middle range: a processor four times slower, a slow
// mobile network, nothing in the cache. Medians of several visits, of which each begins at the
// address and ends at the first decision of a game. Fails above the limit of script for the
// first view.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const VISITS = 5;
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const LIMIT = 250;
const GAMES = ["manhattan", "king-of-new-york"];

/** A service of its own, at any port that is free. */
async function serve() {
  const data = mkdtempSync(join(tmpdir(), "bigapple-profile-"));
  const python = process.env.BIGAPPLE_PYTHON ?? "../.venv/bin/python";
  const service = spawn(python, ["-m", "bigapple", "serve", "--port", "0", "--data", data], {
    env: { ...process.env, BIGAPPLE_LANGUAGE: "en", BIGAPPLE_REQUESTS_A_MINUTE: "100000" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise((found, failed) => {
    service.stdout.on("data", (told) => {
      const said = /https?:\/\/\S+/.exec(String(told));
      if (said) found(said[0]);
    });
    service.once("exit", () => failed(new Error("the service did not start")));
  });
  const stop = () =>
    new Promise((ended) => {
      service.once("exit", () => {
        rmSync(data, { recursive: true, force: true });
        ended();
      });
      service.kill("SIGTERM");
    });
  return { address, stop };
}

/** One visit, in milliseconds and kilobytes. */
async function visit(browser, address, game) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "en",
  });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const kinds = new Map();
  const sizes = { scripts: 0, all: 0, requests: 0 };
  line.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sizes.requests += 1;
    sizes.all += encodedDataLength / 1024;
    if (kinds.get(requestId) === "Script") sizes.scripts += encodedDataLength / 1024;
  });
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", NETWORK);
  await line.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(() => {
    window.seen = { largest: 0, blocked: 0 };
    new PerformanceObserver((list) => {
      window.seen.largest = list.getEntries().at(-1).startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) window.seen.blocked += Math.max(0, task.duration - 50);
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(address);
  const button = page.locator(`section[aria-labelledby="game-${game}"] button.primary`);
  await button.waitFor();
  // Usable: the button is there, and the page has time to hear it.
  const usable = await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))),
  );
  const first = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  const { largest, blocked } = await page.evaluate(() => window.seen);
  const home = { ...sizes };
  const tapped = Date.now();
  await button.tap();
  await page.locator(".bigapple-board").waitFor();
  const board = Date.now() - tapped;
  const later = sizes.scripts - home.scripts;
  await context.close();
  return {
    "first contentful paint, ms": first,
    "largest contentful paint, ms": largest,
    "usable, ms": usable,
    "blocked, ms": blocked,
    "script of the first view, KB": home.scripts,
    "all of the first view, KB": home.all,
    "requests of the first view": home.requests,
    "from the tap to the board, ms": board,
    "further script for the board, KB": later,
  };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const { address, stop } = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const found = {};
try {
  for (const game of GAMES) {
    const visits = [];
    for (let i = 0; i < VISITS; i += 1) visits.push(await visit(browser, address, game));
    found[game] = Object.fromEntries(
      Object.keys(visits[0]).map((name) => [name, Math.round(median(visits.map((one) => one[name])))]),
    );
  }
} finally {
  await browser.close();
  await stop();
}
console.log(`| ${VISITS} visits, medians | ${GAMES.join(" | ")} |`);
console.log(`|---|${GAMES.map(() => "---|").join("")}`);
for (const name of Object.keys(found[GAMES[0]])) {
  console.log(`| ${name} | ${GAMES.map((game) => found[game][name]).join(" | ")} |`);
}
if (GAMES.some((game) => found[game]["script of the first view, KB"] > LIMIT)) {
  console.error(`more than ${LIMIT} KB of script for the first view`);
  process.exit(1);
}
