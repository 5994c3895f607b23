// The rulebook, from wherever one is: the book of a game, or one clause of it.

import type { Language } from "../service/documents";

const FILES = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });

const BOOKS: Record<string, string> = { K: "king-of-new-york", M: "manhattan" };

/** The English books lie where the folders of the translations are. */
export async function bookOf(game: string, language: Language): Promise<string> {
  const name = language === "en" ? `rules/${game}.md` : `rules/${language}/${game}.md`;
  const file = Object.entries(FILES).find(([path]) => path.endsWith(name));
  return (await file?.[1]()) ?? "";
}

class Rules {
  #game = $state<string | null>(null);
  #clause = $state("");

  /** Whose book is open; null if none is. */
  get game(): string | null {
    return this.#game;
  }

  get clause(): string {
    return this.#clause;
  }

  open(game: string, clause = ""): void {
    this.#clause = clause;
    this.#game = game;
  }

  /** Opens the book at a clause such as M5.2, whose letter says which book. */
  openAt(clause: string): void {
    const game = BOOKS[clause[0] ?? ""];
    if (game) this.open(game, clause);
  }

  close(): void {
    this.#game = null;
  }
}

export const rules = new Rules();
