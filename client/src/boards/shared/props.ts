// What a board is given, and all that it may do. A board knows no rule: whatever invites a tap
// comes from `legal`, whatever is drawn from `view`, whatever moves from `events`.

/** A text that is not yet in any language, as the server sends it. */
export interface Message {
  id: string;
  parameters?: Record<string, Parameter>;
  text?: string;
}

/** Several messages, written one after another. */
export interface Listing {
  items: readonly Parameter[];
  separator?: string | Message;
}

export type Parameter = string | number | boolean | null | Message | Listing;

/** Something that the seat may do now: `text` is what is sent. */
export interface Choice {
  index: number;
  text: string;
  message: Message;
}

/** An event of the game; what this seat may not know of it is null. */
export interface Happening {
  kind: string;
  arguments: Readonly<Record<string, number | null>>;
  message: Message | null;
}

/** What the person prefers, as the page has found out. */
export interface Prefers {
  reducedMotion: boolean;
  theme: "light" | "dark";
}

/** How a game goes on, beside what is answered. */
export interface Flow {
  /** How many steps are known that are not shown yet. */
  behind: number;
  /** Goes on to the next of them at once, or to the last. */
  goOn: () => void;
  catchUp: () => void;
  /** Takes one's last action back; null if that cannot be. */
  undo: (() => void) | null;
  /** Shows what is good to do; null where nobody may be asked for that. */
  hint: (() => void) | null;
  /** Goes to how the game ended; null while it goes on. */
  result: (() => void) | null;
}

export const STANDING: Flow = { behind: 0, goOn: () => {}, catchUp: () => {}, undo: null, hint: null, result: null };

export interface BoardProps<View> {
  /** The position with the eyes of `seat`. */
  view: View;
  /** The seat whose eyes these are; null for a spectator. */
  seat: number | null;
  /** The players' names, by seat: as sentences call them. */
  names: readonly string[];
  /** The same for where there is little room: the name alone, and how a bot plays. */
  tags: readonly Tag[];
  /** All that this seat may do now; empty when somebody else is asked. */
  legal: readonly Choice[];
  /** What has just happened, in order; replaced as a whole when more happens. */
  events: readonly Happening[];
  /** What is asked, as a sentence. */
  question?: Message | null;
  /** Sends an action. */
  act: (text: string) => void;
  /** Puts a message into the person's language. */
  say: (message: Message) => string;
  /** Asks why something cannot be done. Without it, what is not legal stays silent. */
  why?: (text: string) => void;
  prefers: Prefers;
  flow?: Flow;
}

export interface Tag {
  name: string;
  /** Empty for people. */
  level: string;
}

/** A message of an id. */
export function told(id: string, parameters: Record<string, Parameter> = {}): Message {
  return { id, parameters };
}

/** What happened, as sentences. */
export function sentences(events: readonly Happening[], say: (message: Message) => string): string[] {
  return events.flatMap((event) => (event.message ? [say(event.message)] : []));
}
