import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CARDS } from "./cards";

const rules = new URL("../../../../src/bigapple/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, rules), "utf8");

describe("the power cards", () => {
  it("are those of the engine, with their kinds and costs", () => {
    const source = read("games/king_of_new_york/cards/table.py").replace(/#.*$/gm, "");
    const rows = [...source.matchAll(/^ {4}(keep|discard)\(\s*"([a-z-]+)",\s*(\d+)/gm)];
    expect(rows).toHaveLength(64);
    expect(Object.keys(CARDS)).toHaveLength(64);
    for (const [, kind, name, cost] of rows) {
      expect(CARDS[name ?? ""]).toMatchObject({ keep: kind === "keep", cost: Number(cost) });
    }
  });
  it.each(["en", "fr", "es", "ru"])("have names and effects in %s", (language) => {
    const texts = read(`locale/${language}/king-of-new-york-cards.ftl`);
    for (const name of Object.keys(CARDS)) {
      expect(texts).toContain(`card-${name} = `);
      expect(texts).toContain(`card-${name}-effect = `);
    }
  });
});
