// The service over HTTP: people, tables, and questions about them.

import type {
  Command,
  Entry,
  Hint,
  Language,
  MadeTable,
  Me,
  MyTable,
  NewTable,
  Offers,
  Problem,
  View,
} from "./documents";
import { Refused, refusedHere } from "./refused";
import { newName } from "./names";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

export interface Service {
  /** Who the cookie says one is; null for somebody new. */
  whoAmI(): Promise<Me | null>;
  become(name: string, colour: string, language: Language): Promise<Me>;
  change(changes: { name?: string; colour?: string; language?: Language }): Promise<Me>;
  /** A private link's secret, by which one comes back on another device. */
  makeLink(): Promise<string>;
  comeBack(secret: string): Promise<Me>;
  /** Everything about oneself is deleted. */
  beForgotten(): Promise<void>;
  myTables(): Promise<MyTable[]>;
  offers(): Promise<Offers>;
  create(table: NewTable): Promise<MadeTable>;
  invite(table: string): Promise<MadeTable>;
  /** A command outside of a socket, such as joining before one may listen. */
  command(table: string, command: Command): Promise<number>;
  entries(table: string, since: number): Promise<Entry[]>;
  /** The view before an action. */
  moment(table: string, number: number, seat: number | null): Promise<View>;
  describe(table: string, part: string, seat: number | null, language: Language): Promise<string>;
  /** The best few actions of a seat that is asked. */
  hint(table: string, seat: number): Promise<Hint[]>;
  record(table: string): Promise<string>;
  /** Where the socket of a table is. */
  live(table: string): string;
}

/** `base` is the address of the page: everything lies beside it, under whatever path. */
export function connect(base: string, ask: typeof fetch = fetch.bind(globalThis)): Service {
  // A change that the cookie vouches for must carry this too (CSRF).
  let form = "";

  async function send(method: Method, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["content-type"] = "application/json";
    if (method !== "GET" && form) headers["x-bigapple-form"] = form;
    const init: RequestInit = { method, headers, credentials: "same-origin" };
    if (body !== undefined) init.body = JSON.stringify(body);
    let answer: Response;
    try {
      answer = await ask(new URL(`api${path}`, base), init);
    } catch {
      throw refusedHere("offline", { id: "web-problem-offline", parameters: {} });
    }
    if (answer.ok) return answer;
    throw await refusal(answer);
  }

  async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
    return (await (await send(method, path, body)).json()) as T;
  }

  function known(me: Me): Me {
    form = me.form;
    return me;
  }

  return {
    async whoAmI() {
      const me = await json<Me | null>("GET", "/me");
      return me && known(me);
    },
    become: async (name, colour, language) =>
      known(await json<Me>("POST", "/people", { name, colour, language })),
    change: async (changes) => known(await json<Me>("PATCH", "/me", changes)),
    makeLink: async () => (await json<{ token: string }>("POST", "/me/link")).token,
    comeBack: async (secret) => known(await json<Me>("POST", "/me/return", { token: secret })),
    async beForgotten() {
      await send("DELETE", "/me");
      form = "";
    },
    myTables: () => json("GET", "/me/tables"),
    offers: () => json("GET", "/games"),
    create: (table) => json("POST", "/tables", table),
    invite: (table) => json("POST", `/tables/${encodeURIComponent(table)}/invite`),
    command: async (table, command) => {
      const path = `/tables/${encodeURIComponent(table)}/commands`;
      return (await json<{ number: number }>("POST", path, { id: newName(), command })).number;
    },
    entries: (table, since) =>
      json("GET", `/tables/${encodeURIComponent(table)}/entries?since=${since}`),
    moment: (table, number, seat) => {
      const eyes = seat === null ? "" : `?seat=${seat}`;
      return json("GET", `/tables/${encodeURIComponent(table)}/at/${number}${eyes}`);
    },
    describe: async (table, part, seat, language) => {
      const asked = new URLSearchParams({ part, language });
      if (seat !== null) asked.set("seat", String(seat));
      const path = `/tables/${encodeURIComponent(table)}/describe?${asked}`;
      return (await json<{ text: string }>("GET", path)).text;
    },
    hint: (table, seat) => json("GET", `/tables/${encodeURIComponent(table)}/hint?seat=${seat}`),
    record: async (table) =>
      (await send("GET", `/tables/${encodeURIComponent(table)}/record`)).text(),
    live(table) {
      const address = new URL(`api/tables/${encodeURIComponent(table)}/live`, base);
      address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
      return address.href;
    },
  };
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const problem = (await answer.json()) as Problem;
    if (typeof problem.code === "string") return new Refused(problem);
  } catch {
    // A proxy's own page, perhaps: not ours to read.
  }
  return refusedHere("internal", { id: "problem-internal", parameters: {} });
}
