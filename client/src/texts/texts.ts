// Message documents into a person's language. The same Fluent files as the server's.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language, Listing, Parameter, Sentence } from "../service/documents";

/** Texts of one language; more files can be added to it. */
export interface Texts {
  readonly language: Language;
  /** A message document as a text. */
  say(sentence: Sentence): string;
  /** A message of the pages' own. */
  text(id: string, parameters?: Record<string, Parameter>): string;
  has(id: string): boolean;
}

export class Bundle implements Texts {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language) {
    this.language = language;
    // Isolation marks would be read out by some screen readers; no text here mixes directions.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(sentence: Sentence): string {
    return this.text(sentence.id, sentence.parameters);
  }

  text(id: string, parameters: Record<string, Parameter> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    // A server that is newer than this page may say what it cannot: better its id than nothing.
    if (!pattern) return id;
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(parameters)) values[name] = this.#value(value);
    return this.#bundle.formatPattern(pattern, values, []);
  }

  #value(value: Parameter): string | number {
    if (typeof value === "number" || typeof value === "string") return value;
    if (value === null || typeof value === "boolean") return value === null ? "" : String(value);
    if (isListing(value)) {
      const separator = String(this.#value(value.separator ?? ", "));
      return value.items.map((item) => String(this.#value(item))).join(separator);
    }
    return this.say(value);
  }
}

function isListing(value: Sentence | Listing): value is Listing {
  return "items" in value;
}
