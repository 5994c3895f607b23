import { expect, it } from "vitest";
import { inOrder } from "../../src/pages/mine";
import type { MyTable } from "../../src/service/documents";

const table = (id: string, phase: MyTable["phase"], my_turn = false): MyTable => ({
  id, phase, my_turn, game: "manhattan", changed_at: 0, others: [],
});

it("shows first what waits for me, last what is over, and nothing that is closed", () => {
  const found = [
    table("over", "over"),
    table("playing", "playing"),
    table("closed", "closed"),
    table("lobby", "lobby"),
    table("mine", "playing", true),
    table("older", "over"),
  ];
  expect(inOrder(found).map(({ id }) => id)).toEqual(["mine", "playing", "lobby", "over", "older"]);
});
