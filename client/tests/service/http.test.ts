import { describe, expect, it } from "vitest";
import { connect } from "../../src/service/http";

interface Seen {
  url: string;
  init: RequestInit;
}

function pretend(answers: Response[]): { seen: Seen[]; ask: typeof fetch } {
  const seen: Seen[] = [];
  const ask = async (url: string | URL | Request, init: RequestInit = {}) => {
    seen.push({ url: String(url), init });
    const answer = answers.shift();
    if (!answer) throw new TypeError("no network");
    return answer;
  };
  return { seen, ask };
}

const me = { id: "a", name: "Ann", colour: "teal", language: "en", form: "f0rm" };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe("the service", () => {
  it("lies beside the page, and gets the form's token with every change", async () => {
    const { seen, ask } = pretend([json(me), json([]), json({ table: "t", invite: "i" })]);
    const service = connect("https://host/games/", ask);
    expect((await service.whoAmI())?.name).toBe("Ann");
    await service.myTables();
    await service.create({ game: "manhattan", options: {} });
    expect(seen.map((one) => one.url)).toEqual([
      "https://host/games/api/me", "https://host/games/api/me/tables", "https://host/games/api/tables",
    ]);
    expect(seen[1]?.init.headers).toEqual({});
    expect(seen[2]?.init.headers).toEqual({ "content-type": "application/json", "x-bigapple-form": "f0rm" });
    expect(service.live("t")).toBe("wss://host/games/api/tables/t/live");
  });

  it("knows a stranger from a failure", async () => {
    expect(await connect("http://h/", pretend([json(null)]).ask).whoAmI()).toBeNull();
    await expect(connect("http://h/", pretend([]).ask).whoAmI()).rejects.toMatchObject({ problem: { code: "offline" } });
    const page = new Response("<html>", { status: 502 });
    await expect(connect("http://h/", pretend([page]).ask).offers()).rejects.toMatchObject({ problem: { code: "internal" } });
  });
});
