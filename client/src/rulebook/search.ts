// Searching a rulebook in the words that people use: whatever their endings, and also where the
// text has a sign such as ★ or another word for the same thing.

import { plain, type Section } from "./book";

export interface Part {
  text: string;
  /** Whether it is what was searched for. */
  hit: boolean;
}

export interface Found {
  sections: readonly Section[];
  /** A text of these sections in parts, so that the hits can be marked. */
  parts(text: string): Part[];
}

const SIGN = /[★⚡♥]/u;
const WORD = /[\p{L}\p{M}\p{N}]+|[★⚡♥]/gu;
/** Shorter words are everywhere: they count only as they are, and are not marked among others. */
const SHORT = 3;

/** Without capitals and accents, which few people type when they search. */
function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function wordsOf(text: string): string[] {
  return bare(text).match(WORD) ?? [];
}

/** Whether a word of the text is the one that is wanted: its beginning, or with another ending. */
function alike(wanted: string, word: string): boolean {
  if (wanted === word) return true;
  if (wanted.length < SHORT) return false;
  if (word.startsWith(wanted)) return true;
  if (wanted.startsWith(word)) return wanted.length - word.length <= (word.length > 3 ? 3 : word.length - 2);
  let same = 0;
  while (wanted[same] === word[same]) same += 1;
  // Russian has the short stems and the long endings: очки, очков.
  const least = /^\p{Script=Cyrillic}/u.test(wanted) ? 3 : 4;
  return same >= least && same >= 0.6 * Math.max(wanted.length, word.length);
}

/** Lines of words for the same thing, with commas between them. */
function readGroups(synonyms: string): string[][][] {
  return synonyms
    .split("\n")
    .map((line) => line.split(",").map(wordsOf))
    .filter((group) => group.length > 1);
}

/** What the search finds in the sections: the clause that it names, or all of its words, in any order. */
export function find(sections: readonly Section[], search: string, synonyms = ""): Found {
  const nothing = (text: string): Part[] => [{ text, hit: false }];
  const phrase = bare(search.trim());
  if (!phrase) return { sections, parts: nothing };
  const named = clauses(sections, phrase);
  if (named.length > 0) return { sections: named, parts: nothing };
  const words = wordsOf(phrase);
  if (words.length === 0) return { sections: [], parts: nothing };

  const groups = readGroups(synonyms);
  const matches = (wanted: string, word: string) =>
    // While somebody types the first letters, they are the beginning of a word.
    alike(wanted, word) || (words.length === 1 && word.startsWith(wanted));
  const marks = markable(words);
  const others = otherWords(groups, marks);

  /** 0 if it is not found there; more where it stands as it was typed, most in a title. */
  function rankOf(section: Section): number {
    const text = bare(plain(section));
    const present = new Set(wordsOf(text));
    for (const group of groups) {
      const there = group.some((name) => name.every((part) => [...present].some((word) => alike(part, word))));
      if (there) for (const part of group.flat()) present.add(part);
    }
    const all = [...present];
    if (!words.every((wanted) => all.some((word) => matches(wanted, word)))) return 0;
    // The preface speaks of everything and settles nothing.
    if (!section.id) return 1;
    if (bare(section.title).includes(phrase)) return 4;
    return text.includes(phrase) ? 3 : 2;
  }

  function parts(text: string): Part[] {
    const found: Part[] = [];
    let from = 0;
    for (const match of text.matchAll(WORD)) {
      const word = bare(match[0]);
      const hit = marks.some((one) => matches(one, word)) || others.some((one) => alike(one, word));
      if (!hit) continue;
      if (match.index > from) found.push({ text: text.slice(from, match.index), hit: false });
      found.push({ text: match[0], hit: true });
      from = match.index + match[0].length;
    }
    if (from < text.length) found.push({ text: text.slice(from), hit: false });
    return found;
  }

  const ranked = sections.map((section) => ({ section, rank: rankOf(section) })).filter(({ rank }) => rank > 0);
  ranked.sort((a, b) => b.rank - a.rank);
  return { sections: ranked.map(({ section }) => section), parts };
}

/** Other words for what is wanted, which are marked as well. */
function otherWords(groups: readonly string[][][], wanted: readonly string[]): readonly string[] {
  const says = (name: readonly string[], word: string) => name.some((part) => alike(word, part));
  // Life points are not victory points: what says all of it goes before what says some of it.
  const whole = groups.filter((group) => group.some((name) => wanted.every((word) => says(name, word))));
  const partly = groups.filter((group) => group.some((name) => wanted.some((word) => says(name, word))));
  return (whole.length > 0 ? whole : partly)
    .flatMap((group) => group.filter((name) => !wanted.some((word) => says(name, word))))
    .flatMap(markable);
}

/** The words that stand out, unless there are none but short ones. */
function markable(words: readonly string[]): readonly string[] {
  const long = words.filter((word) => word.length >= SHORT || SIGN.test(word));
  return long.length > 0 ? long : words;
}

/** A clause by its id, a chapter with its clauses. */
function clauses(sections: readonly Section[], wanted: string): Section[] {
  // On a Russian keyboard К and М look the same.
  const clause = wanted.replace(/^к(?=\d)/, "k").replace(/^м(?=\d)/, "m");
  return sections.filter(({ id }) => id.toLowerCase() === clause || id.toLowerCase().startsWith(`${clause}.`));
}
