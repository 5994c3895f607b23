// People at tables of a real service, in the system's Chromium.

import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const PYTHON = process.env["BIGAPPLE_PYTHON"] ?? "../.venv/bin/python";

function freePort(): Promise<string> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = address && typeof address === "object" ? address.port : 0;
      server.close(() => found(String(port)));
    });
  });
}

// This file is read again by each worker, which inherits what is set here.
process.env["E2E_PORT"] ??= await freePort();
process.env["E2E_DATA"] ??= mkdtempSync(join(tmpdir(), "bigapple-e2e-"));
const port = process.env["E2E_PORT"];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["list"]],
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    locale: "en",
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      // Whoever is root, as in a container, has no sandbox to run in.
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
    screenshot: "only-on-failure",
  },
  webServer: {
    command: `${PYTHON} -m bigapple serve --port ${port} --data ${process.env["E2E_DATA"]}`,
    url: `http://127.0.0.1:${port}/health`,
    // Bots answer at once, and nobody is slowed down.
    env: { BIGAPPLE_BOT_PACE: "0", BIGAPPLE_REQUESTS_A_MINUTE: "1000000", BIGAPPLE_LANGUAGE: "en" },
    // A service that runs already at that port is taken, for whoever tries one test again and again.
    reuseExistingServer: true,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
