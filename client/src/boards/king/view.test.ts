import { expect, it } from "vitest";
import place from "../fixtures/k4-place.json";
import over from "../fixtures/k4-over.json";
import roll from "../fixtures/k4-roll.json";
import { turnOf, type KingView } from "./view";

const viewOf = (fixture: { view: unknown }) => fixture.view as KingView;

it("is the turn of whoever is asked while all choose where they begin, and nobody's in the end", () => {
  const view = viewOf(place);
  const asked = (view.active + 1) % view.monsters.length;
  expect(turnOf({ ...view, actor: asked })).toBe(asked);
  expect(turnOf({ ...viewOf(roll), actor: null })).toBe(viewOf(roll).active);
  expect(turnOf(viewOf(over))).toBeNull();
});
