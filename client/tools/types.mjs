// Writes the types of everything that goes between browser and server, from what the server
// itself publishes: npm run types -- http://127.0.0.1:8000
import { writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const address = (process.argv[2] ?? "http://127.0.0.1:8000").replace(/\/$/, "");
const head = "// Written by tools/types.mjs from what the server publishes. Do not edit.\n\n";

async function published(path) {
  const answer = await fetch(address + path);
  if (!answer.ok) throw new Error(`${address}${path}: ${answer.status}`);
  return answer.text();
}

async function write(file, document) {
  const types = astToString(await openapiTS(document, { alphabetize: true }));
  await writeFile(new URL(`../src/service/${file}`, import.meta.url), head + types);
}

await write("api.d.ts", JSON.parse(await published("/schema/openapi.json")));
const messages = JSON.parse(
  (await published("/schema/messages")).replaceAll("#/$defs/", "#/components/schemas/"),
);
await write("messages.d.ts", {
  openapi: "3.1.0",
  info: { title: messages.title, version: "1" },
  paths: {},
  components: { schemas: messages.$defs },
});
