// Plays what the page offers, knowing no rule: taps or keys, on the board or in the list.

import { expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "./people";

/** What on a board invites a tap. */
const INVITING = [
  ".bigapple-board .target.open",
  // Land that cannot be gone to answers why, and is not pressed.
  ".bigapple-board .map [role=button][aria-pressed]",
  ".bigapple-board button.inviting:not(:disabled)",
  ".bigapple-board button.tappable:not(:disabled)",
  ".bigapple-board .foot .choices button",
  ".bigapple-board .foot .bar button:not(.plain, .aside, :disabled)",
  // A scoring is looked at until it is closed.
  ".bigapple-board .panel button.main",
].join(", ");
const LISTED = "button[data-action]";
const CONFIRM = ".choices .confirm button.primary";
const CURTAIN = ".curtain button.primary";
const ENDING = "#ending-title";

/** The same choices in each run, as far as the same is offered. */
export function chooser(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

export type Way = "touch" | "keyboard" | "list";

export interface Course {
  way: Way;
  /** How many steps at most. */
  most: number;
  /** Called before a decision of another kind than the one before. */
  seen?: (kind: string) => Promise<void>;
  choose?: (count: number) => number;
}

/** How things stand: one is asked, somebody else should look, or the game is over. */
export type Standing = "turn" | "curtain" | "over";

/** Plays until the game is over, a curtain falls or nothing more is wanted. */
export async function play(person: Person, { way, most, seen, choose = chooser(7) }: Course): Promise<Standing> {
  const { page } = person;
  let asked = "";
  for (let step = 0; step < most; step += 1) {
    const standing = await offered(person, way);
    if (standing !== "turn") return standing;
    const kind = await decision(page);
    if (kind !== asked) {
      asked = kind;
      await seen?.(kind);
    }
    if (way === "list") await fromList(person, choose);
    else await onBoard(person, choose, way);
  }
  return "turn";
}

/** The kind of decision, by the first word of what may be answered; the page lists that always. */
export function decision(page: Page): Promise<string> {
  return page.locator(LISTED).evaluateAll((all) => {
    const first = all[0];
    return first instanceof HTMLElement ? (first.dataset["action"]?.split(" ")[0] ?? "") : "";
  });
}

/** Waits until everything is answered, and something is offered. */
export async function offered(person: Person, way: Way = "touch"): Promise<Standing> {
  const { page, wire } = person;
  await expect.poll(() => wire.quiet, { message: "everything is answered", intervals: [5, 10, 20] }).toBe(true);
  const choices = way === "list" ? `${LISTED}, ${CONFIRM}` : INVITING;
  await page.locator(`${choices}, ${ENDING}, ${CURTAIN}`).filter({ visible: true }).first().waitFor({ timeout: 60_000 });
  if (await page.locator(ENDING).isVisible()) return "over";
  return (await page.locator(CURTAIN).isVisible()) ? "curtain" : "turn";
}

async function fromList(person: Person, choose: (count: number) => number): Promise<void> {
  const { page } = person;
  const confirm = page.locator(CONFIRM).first();
  if (await confirm.isVisible()) return person.press(confirm);
  const listed = page.locator(LISTED);
  const count = await listed.count();
  if (count > 0) await person.press(listed.nth(choose(count)));
}

/** One thing on the board: the next part of a choice, or its confirmation. */
async function onBoard(person: Person, choose: (count: number) => number, way: Way): Promise<void> {
  const { page } = person;
  const sheet = page.locator("dialog[open]");
  if (await sheet.isVisible()) {
    const use = sheet.locator("button.use");
    return press(person, (await use.count()) > 0 ? use.first() : sheet.locator("button.close"), way);
  }
  const places = await candidates(page);
  const place = places[choose(places.length)];
  if (place !== undefined) await press(person, page.locator(INVITING).nth(place), way);
}

/** Which of the inviting things are next: where one of a group is chosen, the others are not. */
function candidates(page: Page): Promise<number[]> {
  return page.locator(INVITING).evaluateAll((all) => {
    const seen = all.map((one) => one.getClientRects().length > 0);
    const group = (one: Element) => one.closest(".hand, .racks, .tray, .choices, .bar, .cards, svg");
    const decided = new Set(all.filter((one) => one.ariaPressed === "true").map(group));
    // A choice that is complete is confirmed.
    const main = all.findIndex((one, i) => seen[i] && one.matches(".bar button.main"));
    if (decided.size > 0 && main >= 0) return [main];
    const open = [...all.keys()].filter((i) => {
      const one = all[i];
      return one && seen[i] && one.ariaPressed !== "true" && !decided.has(group(one));
    });
    return open.length > 0 ? open : [...all.keys()].filter((i) => seen[i]);
  });
}

async function press(person: Person, what: Locator, way: Way): Promise<void> {
  if (way === "keyboard") return key(person.page, what);
  const point = await what.evaluate((element) => {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    // A shape is not where the middle of its frame is: a finger goes where it can be seen.
    const frame = element.getBoundingClientRect();
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
    for (const down of steps) {
      for (const along of steps) {
        const x = frame.x + frame.width * along;
        const y = frame.y + frame.height * down;
        const hit = document.elementFromPoint(x, y);
        if (hit && element.contains(hit)) return { x, y };
      }
    }
    return null;
  });
  if (!point) {
    // It may just have gone; what stays and cannot be reached is a fault.
    await expect(what, "an inviting thing can be reached").toBeHidden();
    return;
  }
  if (person.device.hasTouch) await person.page.touchscreen.tap(point.x, point.y);
  else await person.page.mouse.click(point.x, point.y);
}

/** Tab by Tab, forwards or back, as somebody goes who has no mouse. */
async function key(page: Page, what: Locator): Promise<void> {
  const element = await what.elementHandle();
  for (let steps = 0; steps < 200; steps += 1) {
    const where = await page.evaluate((one) => {
      const now = document.activeElement;
      if (!one?.isConnected) return "gone";
      if (now === one) return "there";
      return now && now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING ? "before" : "after";
    }, element);
    if (where === "gone") return;
    if (where === "there") return page.keyboard.press(steps % 2 ? "Enter" : " ");
    await page.keyboard.press(where === "before" ? "Shift+Tab" : "Tab");
  }
  throw new Error(`not reached by Tab: ${await what.evaluate((one) => one.outerHTML.slice(0, 200))}`);
}
