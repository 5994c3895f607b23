// The language that is spoken now. Whatever is drawn with it is drawn anew when it changes.

import type { Language, Parameter, Sentence } from "../service/documents";
import { load } from "./files";
import type { Texts } from "./texts";

class Spoken {
  #texts = $state.raw<Texts | null>(null);
  // The same bundle gets more files: this says that it has.
  #filled = $state(0);
  #game = "";

  get ready(): boolean {
    return this.#texts !== null;
  }

  get language(): Language {
    return this.#texts?.language ?? "en";
  }

  async speak(language: Language): Promise<void> {
    const texts = await load(language, this.#game);
    this.#texts = texts;
    this.#filled += 1;
    document.documentElement.lang = language;
  }

  /** A game is talked about from now on, in whichever language. */
  async about(game: string): Promise<void> {
    this.#game = game;
    await load(this.language, game);
    this.#filled += 1;
  }

  say = (sentence: Sentence | null | undefined): string => {
    void this.#filled;
    return sentence ? (this.#texts?.say(sentence) ?? "") : "";
  };

  text = (id: string, parameters?: Record<string, Parameter>): string => {
    void this.#filled;
    return this.#texts?.text(id, parameters) ?? "";
  };

  has = (id: string): boolean => {
    void this.#filled;
    return this.#texts?.has(id) ?? false;
  };
}

export const spoken = new Spoken();
export const t = spoken.text;
export const say = spoken.say;
