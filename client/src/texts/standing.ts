// Standing instructions in words. They are kept as a few English words whose grammar the server
// has; here they are only recognised, to be said in the person's language.

import type { Parameter, Sentence } from "../service/documents";

const HEAD = "king-table-standing-";

/** What can be said in advance in each game, as the words that are sent. */
export const PRESETS: Record<string, readonly string[]> = {
  "king-of-new-york": [
    "never flee",
    ...[2, 3, 4, 5, 6].map((life) => `flee at ${life}`),
    "always flee",
    ...["bronx", "queens", "brooklyn", "staten-island"].map((place) => `leave to ${place}`),
    "pay damage with energy",
    "pay damage with hearts",
    "pay costs with energy",
    "pay costs with hearts",
    "send nothing",
  ],
};

/** An instruction as a message; its own words where they are not recognised. */
export function standing(text: string): Sentence {
  const [words = "", to = ""] = text.split(" to ");
  const places: Record<string, Parameter> = to
    ? { to: listed(to.split(" ").map((place) => message(`king-to-${place}`))) }
    : {};
  const flee = /^flee at (\d+)$/.exec(words);
  if (flee) {
    const life = message("king-life", { count: Number(flee[1]) });
    return message(`${HEAD}flee-at${to && "-to"}`, { life, ...places });
  }
  if (words === "always flee") return message(`${HEAD}flee-always${to && "-to"}`, places);
  if (words === "leave" && to) return message(`${HEAD}leave`, places);
  const some = /^pay damage with (\d+) energy$/.exec(words);
  if (some) {
    const energy = message("king-energy", { count: Number(some[1]) });
    return message(`${HEAD}damage-some`, { energy });
  }
  const discard = /^discard (.+)$/.exec(words);
  if (discard) {
    const cards = (discard[1] ?? "").split(" ").map((card) => message(`card-${card}`));
    return message(`${HEAD}discard`, { cards: listed(cards) });
  }
  const plain = PLAIN[words];
  return message(plain ? HEAD + plain : "web-own-words", plain ? {} : { text });
}

const PLAIN: Record<string, string> = {
  "never flee": "flee-never",
  "pay damage with energy": "damage-energy",
  "pay damage with hearts": "damage-hearts",
  "pay costs with energy": "costs-energy",
  "pay costs with hearts": "costs-hearts",
  "send nothing": "send",
};

function message(id: string, parameters: Record<string, Parameter> = {}): Sentence {
  return { id, parameters };
}

function listed(items: Sentence[]): Parameter {
  return { items, separator: ", " };
}
