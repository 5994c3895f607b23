import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./tools/compress.ts";

// Where a table service runs, for `npm run dev` and `npm run preview`.
const service = process.env["BIGAPPLE_SERVICE"] ?? "http://127.0.0.1:8000";
// The host header stays the browser's own: the service compares it with the page's origin.
const proxy = { "/api": { target: service, ws: true, changeOrigin: false } };

export default defineConfig({
  // Relative addresses: a proxy may serve everything under a path of its own.
  base: "./",
  plugins: [svelte(), compress()],
  server: { proxy, fs: { allow: [".."] } },
  // What the service sends along with its pages, so that a preview is as strict.
  preview: {
    proxy,
    headers: {
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; " +
        "form-action 'none'; frame-ancestors 'none'",
    },
  },
  build: {
    target: "es2022",
    // Scripts and styles only from files: the service's content policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
});
