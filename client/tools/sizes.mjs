// What a first visit costs: the compressed size of every script and style that the page needs at
// once, and of what comes later. Fails above the limit for the first view.
import { readdirSync, readFileSync } from "node:fs";

const LIMIT = 250 * 1024;
const dist = new URL("../dist/", import.meta.url);
const size = (file) => readFileSync(new URL(`${file}.gz`, dist)).length;
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;

const page = readFileSync(new URL("index.html", dist), "utf-8");
const first = new Set([...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map((m) => m[1]));
const files = readdirSync(new URL("assets/", dist))
  .filter((file) => /\.(?:js|css)$/.test(file))
  .map((file) => `assets/${file}`);
// What the first scripts import in turn comes at once too.
for (const file of first) {
  if (!file.endsWith(".js")) continue;
  const code = readFileSync(new URL(file, dist), "utf-8");
  for (const found of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) first.add(`assets/${found[1]}`);
}
let sum = 0;
for (const file of files.sort((a, b) => size(b) - size(a))) {
  const bytes = size(file);
  if (first.has(file)) sum += bytes;
  console.log(kilobytes(bytes), first.has(file) ? "first" : "later", file);
}
console.log(kilobytes(sum), "for the first view, without one language's texts");
if (sum > LIMIT) {
  console.error(`more than ${LIMIT / 1024} KB`);
  process.exit(1);
}
