import { describe, expect, it } from "vitest";
import { hashOf, readPlace } from "../../src/pages/here.svelte";
import { botGroups } from "../../src/pages/bots";
import { chosen, elements, valueName } from "../../src/pages/options";
import { partsOf } from "../../src/pages/table/parts";
import { seatName, seatTag } from "../../src/pages/table/names";
import { beginningOf } from "../../src/pages/table/sentences";
import { kept } from "../../src/settings/settings.svelte";
import type { Entry, Sentence } from "../../src/service/documents";
import { acted, state } from "../table/pretend";

const text = (id: string, parameters: Record<string, string | number> = {}) =>
  [id, ...Object.values(parameters)].join(" ");

const say = (sentence: Sentence) => sentence.id;

describe("addresses", () => {
  it.each(["#table/abc", "#invite/abc/s-e_c", "#back/xyz"])("round-trip: %s", (hash) => {
    expect(hashOf(readPlace(hash))).toBe(hash);
  });
  it("are home for anything else", () => {
    for (const hash of ["", "#", "#home", "#table/", "#invite/abc"]) expect(readPlace(hash).page).toBe("home");
  });
});

describe("settings", () => {
  it("are read with care", () => {
    expect(kept('{"language":"ru","theme":"pink","sounds":true}', ["fr-CA"])).toMatchObject({ language: "ru", theme: "auto", sounds: true });
    expect(kept("nonsense", ["de", "fr-CA"])).toMatchObject({ language: "fr", sounds: false });
    expect(kept("[]", [])).toMatchObject({ language: "en" });
  });
});

describe("options", () => {
  const players = { name: "players", default: 4, values: [4, 2], several: false };
  const monsters = { name: "monsters", default: null, values: [null, ["kong", "rob"]], several: true };
  it("send only what differs from the defaults", () => {
    expect(chosen([players, monsters], { players: 2, monsters: null })).toEqual({ players: 2 });
  });
  it("have words for their values", () => {
    const has = (id: string) => id === "web-value-edition-2018";
    expect(valueName("edition", "2018", text, has)).toBe("web-value-edition-2018");
    expect(valueName("first_player", 1, text, has)).toBe("player-number 2");
    expect(valueName("urban_rules", true, text, has)).toBe("web-value-yes");
    expect(valueName("monsters", ["kong"], text, has)).toBe("king-monster-kong");
    expect(elements(monsters)).toEqual(["kong", "rob"]);
  });
});

describe("bots to choose from", () => {
  it("are levels, characters and others, whatever is offered", () => {
    expect(botGroups(["beginner", "master", "hermit", "greedy"])).toEqual([
      { kind: "levels", bots: ["beginner", "master"] },
      { kind: "characters", bots: ["hermit"] },
      { kind: "simple", bots: ["greedy"] },
    ]);
    expect(botGroups(["casual"])).toEqual([{ kind: "levels", bots: ["casual"] }]);
  });
});

describe("a table's words", () => {
  it("call seats as the server does, in parts where there is little room", () => {
    expect(seatName(state(), 0, say)).toBe("Ann");
    expect(seatTag(state(), 0, say)).toEqual({ name: "Ann", level: "" });
    expect(seatName(state(), 1, say)).toBe("bot-called");
    expect(seatTag(state(), 1, say)).toEqual({ name: "bot-name-2", level: "bot-greedy" });
  });
  it("tell how a game began in one line, and how it was set up when asked", () => {
    const told = (kind: string) => ({ kind, arguments: {}, message: { id: kind, parameters: {} } });
    const events = ["card-dealt", "card-dealt", "game-started"].map(told);
    const log: Entry[] = [
      { type: "created", number: 1, at: 0, host: "ann" },
      { type: "dealt", number: 2, at: 0, eyes: [{ seat: 0, undone: false, events }] },
      acted(3),
    ];
    const { short, long } = beginningOf(log, 2, state(), 0, text, say);
    expect(short).toEqual(["web-log-begun Ann, bot-called", "game-started"]);
    expect(long).toEqual(["web-log-created Ann", "card-dealt", "card-dealt", "game-started"]);
  });
  it("offer what can be asked about", () => {
    const parts = partsOf(["table", "district D", "player 2", "thing x"], state(), text, say);
    expect(parts.map((part) => [part.word, part.targets.length, part.free])).toEqual([
      ["table", 0, false], ["district", 6, false], ["player", 2, false], ["thing", 0, true],
    ]);
  });
});
