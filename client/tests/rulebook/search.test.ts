import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readBook } from "../../src/rulebook/book";
import { find } from "../../src/rulebook/search";
import type { Language } from "../../src/service/documents";
import { Bundle } from "../../src/texts/texts";

const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf-8");

function searching(language: Language, game: "manhattan" | "king-of-new-york") {
  const sections = readBook(file(`docs/rules/${language === "en" ? "" : `${language}/`}${game}.md`));
  const texts = new Bundle(language);
  texts.add(file(`src/bigapple/locale/${language}/web.ftl`));
  const found = (search: string) => find(sections, search, texts.text("web-rules-alike"));
  const ids = (search: string) => found(search).sections.map((section) => section.id);
  return { sections, found, ids };
}

describe("searching a rulebook", () => {
  const { sections, found, ids } = searching("en", "manhattan");

  it("finds a clause by its id, a chapter with its clauses, and words anywhere", () => {
    expect(ids("m2.2")).toEqual(["M2.2"]);
    expect(ids("M2")).toContain("M2.3");
    expect(ids("М2")).toContain("M2.3"); // Cyrillic
    expect(ids("M2")).not.toContain("M3.1");
    expect(ids("start PLAYER")).toContain("M2.3");
    expect(ids("zebra")).toEqual([]);
    expect(ids("?")).toEqual([]);
    expect(found(" ").sections).toBe(sections);
  });

  it("wants all words, in any order, and has what stands there as it was typed first", () => {
    expect(ids("tower tallest")).toContain("M6.1");
    expect(ids("tower zebra")).toEqual([]);
    expect(ids("tallest tower")[0]).toBe("M6.1");
    expect(ids("tallest tower").at(-1)).toBe(""); // the preface
    expect(ids("tallest tower").length).toBe(ids("tower tallest").length);
  });

  it("tells words apart that only begin alike", () => {
    expect(ids("towers").length).toBeGreaterThan(5);
    expect(ids("town").length).toBeLessThan(3);
  });

  it("asks for no accents", () => {
    const french = searching("fr", "manhattan");
    expect(french.ids("reglement").length).toBe(french.ids("Règlement").length);
    expect(french.ids("etages").length).toBeGreaterThan(0);
  });

  it("marks the hits", () => {
    expect(found("towers").parts("A tower, or two.")).toEqual([
      { text: "A ", hit: false },
      { text: "tower", hit: true },
      { text: ", or two.", hit: false },
    ]);
    expect(searching("en", "king-of-new-york").found("life points").parts("Pay 2♥ for 1★")).toEqual([
      { text: "Pay 2", hit: false },
      { text: "♥", hit: true },
      { text: " for 1★", hit: false },
    ]);
    expect(found("M2").parts("M2")).toEqual([{ text: "M2", hit: false }]);
  });
});

// What people type, the clause that they want, and how many they get at least.
it.each([
  ["en", "king-of-new-york", "victory point", "K3.2", 20],
  ["en", "king-of-new-york", "life points", "K5.3", 15],
  ["en", "king-of-new-york", "energy", "K5.2", 40],
  ["en", "king-of-new-york", "fleeing", "K7.4", 1],
  ["fr", "king-of-new-york", "Points de Vie", "K5.3", 15],
  ["fr", "king-of-new-york", "relancer", "K4.2", 1],
  ["fr", "manhattan", "piocher", "M3.2", 3],
  ["es", "king-of-new-york", "relanzar", "K4.2", 3],
  ["es", "king-of-new-york", "puntos de victoria", "K3.2", 20],
  ["es", "manhattan", "robar carta", "M3.2", 1],
  ["ru", "king-of-new-york", "победные очки", "K3.2", 20],
  ["ru", "king-of-new-york", "жизни", "K5.3", 15],
  ["ru", "manhattan", "ничья", "M7.2", 2],
  ["ru", "manhattan", "брать карту", "M3.2", 2],
  ["ru", "manhattan", "башня", "M6.3", 10],
] as const)("in %s, at %s, %j is found", (language, game, search, clause, least) => {
  const found = searching(language, game).ids(search);
  expect(found).toContain(clause);
  expect(found.length).toBeGreaterThanOrEqual(least);
});
