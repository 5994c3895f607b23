// The files of texts, each fetched when it is first needed: those of a language, and of them
// those that belong to no game at once, a game's own with its first table.

import type { Language } from "../service/documents";
import { Bundle, type Texts } from "./texts";

const FILES = import.meta.glob<string>(
  [
    "../../../src/bigapple/locale/*/*.ftl",
    // Said on the command line only.
    "!../../../src/bigapple/locale/*/arena.ftl",
    "!../../../src/bigapple/locale/*/laboratory.ftl",
    "../boards/texts/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
/** What the boards say, of whichever game. */
const BOARDS = "boards";
export const GAMES = ["king-of-new-york", "manhattan"] as const;

interface Loaded {
  bundle: Bundle;
  /** By what they were asked for: a game, or "" for what belongs to none. */
  parts: Map<string, Promise<void>>;
}

const languages = new Map<Language, Loaded>();

/** Texts of a language, with those of a game if one is named. */
export async function load(language: Language, game = ""): Promise<Texts> {
  let loaded = languages.get(language);
  if (!loaded) {
    loaded = { bundle: new Bundle(language), parts: new Map() };
    languages.set(language, loaded);
  }
  const wanted = game ? ["", BOARDS, game] : [""];
  await Promise.all(wanted.map((part) => once(loaded, language, part)));
  return loaded.bundle;
}

function once(loaded: Loaded, language: Language, part: string): Promise<void> {
  let coming = loaded.parts.get(part);
  if (!coming) {
    coming = fetchPart(loaded.bundle, language, part);
    loaded.parts.set(part, coming);
    // What could not be fetched is fetched again when it is next asked for.
    coming.catch(() => loaded.parts.delete(part));
  }
  return coming;
}

async function fetchPart(bundle: Bundle, language: Language, part: string): Promise<void> {
  const files = Object.entries(FILES).filter(
    ([path]) => languageOf(path) === language && gameOf(path) === part,
  );
  for (const source of await Promise.all(files.map(([, fetched]) => fetched()))) {
    bundle.add(source);
  }
}

/** Which game a file belongs to: its name says so. */
export function gameOf(path: string): string {
  if (path.includes("/boards/")) return BOARDS;
  return GAMES.find((game) => path.includes(game)) ?? "";
}

export function languageOf(path: string): string {
  return /(?:locale\/(\w\w)\/|\/(\w\w)\.ftl$)/.exec(path)?.slice(1).find(Boolean) ?? "";
}
