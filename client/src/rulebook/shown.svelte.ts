// The rulebook, from wherever one is: the book of a game, or one clause of it.

const FILES = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default" });

const BOOKS: Record<string, string> = { K: "king-of-new-york", M: "manhattan" };

export async function bookOf(game: string): Promise<string> {
  const file = Object.entries(FILES).find(([path]) => path.endsWith(`/${game}.md`));
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
