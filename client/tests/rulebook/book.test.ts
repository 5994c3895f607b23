import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inline, plain, readBook } from "../../src/rulebook/book";

const read = (game: string) =>
  readBook(readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), "utf-8"));

const BOOKS = ["", "fr/", "es/", "ru/"].flatMap((folder) => [`${folder}manhattan`, `${folder}king-of-new-york`]);

describe.each(BOOKS)("the rulebook of %s", (game) => {
  const sections = read(game);

  it("has a title, chapters and clauses, each with text", () => {
    expect(sections[0]?.level).toBe(1);
    const clauses = sections.filter((section) => section.level === 3);
    expect(clauses.length).toBeGreaterThan(30);
    for (const clause of clauses) {
      expect(clause.id).toMatch(/^[KM]\d+\.\d+$/);
      expect(clause.blocks.length, clause.id).toBeGreaterThan(0);
    }
  });

  it("leaves no sign of how it is written", () => {
    for (const section of sections) expect(plain(section), section.id).not.toMatch(/\*\*|\|---|^- |`|\]\(/m);
  });

  it("names only clauses that are there", () => {
    const ids = new Set(sections.map((section) => section.id));
    const letter = sections.find((section) => section.id)?.id[0];
    for (const section of sections) {
      const named = plain(section).match(/\b[KM]\d+(?:\.\d+)?\b/g) ?? [];
      for (const id of named) if (id.startsWith(letter ?? "?")) expect(ids, section.id).toContain(id);
    }
  });
});

describe("a line of a rulebook", () => {
  it("is cut where a clause is named", () => {
    expect(inline("See M5.2 *(ruling)*.")).toEqual([
      { text: "See " },
      { text: "M5.2", clause: "M5.2" },
      { text: " " },
      { text: "(ruling)", slanted: true },
      { text: "." },
    ]);
  });
});
