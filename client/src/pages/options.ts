// Words for the options of a game: the server names them, the texts explain them.

import type { OptionOffer, Options } from "../service/documents";

type Text = (id: string, parameters?: Record<string, string | number>) => string;

const slug = (name: string): string => name.replaceAll("_", "-");

export function optionName(option: OptionOffer, text: Text): string {
  return text(`option-${slug(option.name)}`);
}

/** A longer explanation, where there is one. */
export function optionHelp(option: OptionOffer, text: Text, has: (id: string) => boolean): string {
  const id = `web-option-${slug(option.name)}-help`;
  return has(id) ? text(id) : "";
}

/** A value as it is read: each option may have words of its own for it. */
export function valueName(
  option: string,
  value: unknown,
  text: Text,
  has: (id: string) => boolean,
): string {
  const own = `web-value-${slug(option)}-${String(value)}`;
  if (has(own)) return text(own);
  if (value === null) return text("web-value-automatic");
  if (value === true) return text("web-value-yes");
  if (value === false) return text("web-value-no");
  if (option === "first_player") return text("player-number", { number: Number(value) + 1 });
  if (Array.isArray(value)) return value.map((one) => valueName(option, one, text, has)).join(", ");
  if (option === "monsters") return text(`king-monster-${String(value)}`);
  return String(value);
}

/** Only what differs from the default: the table says the rest by itself. */
export function chosen(offered: readonly OptionOffer[], values: Options): Options {
  return Object.fromEntries(
    offered
      .filter((option) => JSON.stringify(values[option.name]) !== JSON.stringify(option.default))
      .map((option) => [option.name, values[option.name]]),
  );
}

/** What can be put into an option that is a list of values. */
export function elements(option: OptionOffer): string[] {
  const list = option.values.find((value) => Array.isArray(value));
  return Array.isArray(list) ? list.map(String) : [];
}
