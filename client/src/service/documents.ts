// Short names for the documents that go between browser and server. Their form is generated.

import type { components as api } from "./api";
import type { components as live } from "./messages";

type Live = live["schemas"];
type Api = api["schemas"];

export type Language = "en" | "fr" | "es" | "ru";
export const LANGUAGES: readonly Language[] = ["en", "fr", "es", "ru"];

export type Sentence = Live["Sentence"];
export type Listing = Live["Listing"];
export type Parameter = Live["Parameter"];
export type Problem = Live["ProblemDocument"];

export type Options = Record<string, unknown>;
// The options of a game are its own business: the generated type knows none of their names.
export type TableState = Omit<Live["TableState"], "options"> & { options: Options };
export type View = Omit<Live["Sight"]["view"], "options"> & { options: Options };
export type Sight = Live["Sight"];
export type Choice = Live["Choice"];
export type Chair = Live["Chair"];
export type Face = Live["Face"];
export type Happening = Live["Happening"];
export type Account = Live["Account"];
export type TimeControl = Live["TimeControl"];
export type Entry = Live["Welcome"]["entries"][number];
export type Entries = Omit<Live["Entries"], "state"> & { state: TableState };
export type Welcome = Omit<Live["Welcome"], "state"> & { state: TableState };
export type FromServer = Welcome | Entries | Live["Presence"] | Live["Done"] | Live["Refused"];
export type Command = DefaultsOptional<Live["Request"]["command"]>;
export type Hello = Live["Hello"];

export type Me = Omit<Api["Me"], "language"> & { language: Language };
export type Offers = Api["Offers"];
export type Hint = Omit<Api["Hint"], "choice" | "odds" | "reasons" | "message"> & {
  choice: Choice;
  odds: Sentence;
  reasons: readonly Sentence[];
  message: Sentence;
};
export type GameOffer = Api["GameOffer"];
export type OptionOffer = Api["OptionOffer"];
export type MyTable = Api["MyTable"];
export type MadeTable = Api["MadeTable"];
export interface NewTable {
  game: string;
  options: Options;
  time?: TimeControl;
  open?: boolean;
}

/** What has a default may be left out of a command. */
type DefaultsOptional<T> = T extends { type: "act" }
  ? Omit<T, "decision"> & { decision?: number }
  : T extends { type: "withdraw" }
    ? Omit<T, "subject"> & { subject?: string }
    : T extends { type: "join" }
      ? Omit<T, "invite"> & { invite?: string }
      : T;
