// What one can ask about at a table, from the patterns that the server names ("district D"): the
// word, and what can stand behind it.

import type { Sentence, TableState } from "../../service/documents";
import { seatName } from "./names";

type Say = (sentence: Sentence) => string;
type Text = (id: string, parameters?: Record<string, string | number>) => string;

export interface Part {
  /** The word that is sent first, and by which its text is found. */
  word: string;
  /** What can follow, with how it is called; empty if nothing follows. */
  targets: { value: string; name: string }[];
  /** Whether anything may be typed behind it. */
  free: boolean;
}

const DISTRICTS = ["A", "B", "C", "D", "E", "F"];
const LOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const BOROUGHS = ["bronx", "queens", "brooklyn", "staten-island", "manhattan"];

export function partsOf(
  patterns: readonly string[],
  state: TableState,
  text: Text,
  say: Say,
): Part[] {
  return patterns.map((pattern) => {
    const [word = "", example] = pattern.split(" ");
    const targets = example === undefined ? [] : targetsOf(word, state, text, say);
    return { word, targets, free: example !== undefined && targets.length === 0 };
  });
}

function targetsOf(word: string, state: TableState, text: Text, say: Say): Part["targets"] {
  switch (word) {
    case "player":
      return state.seats.map((_, seat) => ({
        value: String(seat + 1),
        name: seatName(state, seat, say),
      }));
    case "district":
      return DISTRICTS.map((letter) => ({ value: letter, name: letter }));
    case "lot":
      return DISTRICTS.flatMap((letter) =>
        LOTS.map((lot) => ({ value: `${letter}${lot}`, name: `${letter}${lot}` })),
      );
    case "borough":
      return BOROUGHS.map((name) => ({ value: name, name: text(`king-borough-${name}`) }));
    case "card":
      return cards(state).map((card) => ({ value: card, name: text(`card-${card}`) }));
    default:
      return [];
  }
}

/** Cards that lie open somewhere: whatever in the view is named like one of the deck's cards. */
function cards(state: TableState): string[] {
  const found = new Set<string>();
  const view: unknown = state.eyes[0]?.view;
  const lists = ["market", "cards", "discard_pile", "deck"];
  const look = (value: unknown, key: string) => {
    if (Array.isArray(value)) {
      for (const one of value) {
        if (typeof one === "string" && lists.includes(key)) found.add(one);
        else look(one, key);
      }
    } else if (typeof value === "object" && value !== null) {
      for (const [name, one] of Object.entries(value)) look(one, name);
    }
  };
  look(view, "");
  return [...found];
}
