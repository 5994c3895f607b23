import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../src/service/documents";
import { gameOf, languageOf, load } from "../../src/texts/files";
import { PRESETS, standing } from "../../src/texts/standing";
import { Bundle } from "../../src/texts/texts";

const LOCALE = new URL("../../../src/bigapple/locale/", import.meta.url);
const source = (language: Language, file: string) =>
  readFileSync(new URL(`${language}/${file}`, LOCALE), "utf-8");

describe("texts", () => {
  it("say nested messages and lists in the same language", () => {
    const bundle = new Bundle("en");
    bundle.add("outer = { $who } takes { $what }.\ninner = block { $size }\nand = { \" and \" }");
    const inner = (size: number) => ({ id: "inner", parameters: { size } });
    expect(
      bundle.say({
        id: "outer",
        parameters: { who: "Ann", what: { items: [inner(1), inner(2)], separator: { id: "and", parameters: {} } } },
      }),
    ).toBe("Ann takes block 1 and block 2.");
  });

  it("show the id of what they do not know", () => {
    expect(new Bundle("en").say({ id: "new-thing", parameters: {} })).toBe("new-thing");
  });

  it.each([
    ["en", ["0 actions", "One action", "2 actions", "5 actions", "21 actions"]],
    ["fr", ["0 action", "1 action", "2 actions", "5 actions", "21 actions"]],
    ["es", ["0 acciones", "Una acción", "2 acciones", "5 acciones", "21 acciones"]],
    ["ru", ["0 действий", "1 действие", "2 действия", "5 действий", "21 действие"]],
  ] as const)("have the plurals of %s", (language, expected) => {
    const bundle = new Bundle(language);
    bundle.add(source(language, "web.ftl"));
    expect([0, 1, 2, 5, 21].map((count) => bundle.text("web-filter-found", { count }))).toEqual(expected);
  });

  it("come by language and game, each once", async () => {
    const plain = await load("fr");
    expect(plain.has("said-hello")).toBe(true);
    expect(plain.has("ask-build")).toBe(false);
    const game = await load("fr", "manhattan");
    expect(game).toBe(plain);
    expect(game.has("ask-build")).toBe(true);
    expect(game.has("king-ask-roll")).toBe(false);
    expect(gameOf("../locale/en/terminal-king-of-new-york.ftl")).toBe("king-of-new-york");
    expect(gameOf("../locale/en/web.ftl")).toBe("");
    expect(languageOf("../boards/texts/ru.ftl")).toBe("ru");
    expect(languageOf("../../../src/bigapple/locale/es/web.ftl")).toBe("es");
  });

  it("of the pages are the same in every language, with the same parameters", () => {
    const known = (language: Language) => {
      const text = source(language, "web.ftl");
      return Object.fromEntries(
        new FluentResource(text).body.map((message) => {
          const used = new Set(JSON.stringify(message).match(/"type":"var","name":"\w+"/g) ?? []);
          return [message.id, [...used].sort()];
        }),
      );
    };
    const english = known("en");
    for (const language of LANGUAGES) expect(known(language)).toEqual(english);
  });

  it("of the pages are all there, and all used", () => {
    const written = new Set(new FluentResource(source("en", "web.ftl")).body.map((one) => one.id));
    const files = readdirSync(new URL("../../src/", import.meta.url), { recursive: true, encoding: "utf-8" });
    const code = files
      .filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith("boards/"))
      .map((file) => readFileSync(new URL(`../../src/${file}`, import.meta.url), "utf-8"))
      .join("\n");
    const whole = [...code.matchAll(/"(web-[a-z0-9-]+)"/g)].map((found) => found[1] ?? "");
    expect(whole.filter((id) => !written.has(id))).toEqual([]);
    const heads = [...code.matchAll(/`(web-[a-z-]+-)\$\{/g)].map((found) => found[1] ?? "");
    const unused = [...written].filter(
      (id) => !whole.includes(id) && !heads.some((head) => id.startsWith(head)),
    );
    expect(unused).toEqual([]);
  });
});

describe("standing instructions", () => {
  it.each(LANGUAGES)("are all said in %s", async (language) => {
    const texts = await load(language, "king-of-new-york");
    for (const preset of PRESETS["king-of-new-york"] ?? []) {
      const message = standing(preset);
      expect(texts.has(message.id), preset).toBe(true);
      expect(texts.say(message)).not.toMatch(/king-|\{/);
    }
  });

  it("are recognised with places, amounts and cards", async () => {
    const texts = await load("en", "king-of-new-york");
    expect(texts.say(standing("flee at 1 to queens bronx"))).toBe("at 1 life point or less, flee, preferably to Queens, to the Bronx");
    expect(texts.say(standing("pay damage with 3 energy"))).toBe("pay damage with at most 3 energy");
    expect(texts.say(standing("discard drain curse"))).toBe("discard the first of these: Drain, Curse");
    expect(texts.say(standing("something new"))).toBe("something new");
  });
});
