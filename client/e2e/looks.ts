// Looks at a page as it is: nothing stands in anybody's way, no text is unfinished, nothing hangs
// over the edge.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const GRAVE = ["serious", "critical"];
/** Ids of messages and names of values that nobody should ever see. */
const UNFINISHED =
  /\{\s*\$\w+\s*\}|\b(?:web|king|event|action|describe|problem|option|board|refusal|bot|seat|player|said)-[a-z]+(?:-[a-z]+)*|undefined|\[object|\bNaN\b/g;

/** Texts that are not what they should be. */
export async function odd(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  return [...text.matchAll(UNFINISHED)].map(
    (found) => `${found[0]} in: ${text.slice(Math.max(0, found.index - 60), found.index + 60)}`,
  );
}

/** All that can be seen of a state at once, for whoever sees it and for whoever hears it. */
export async function inspect(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations
    .filter((one) => GRAVE.includes(one.impact ?? ""))
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  expect(found, `axe: ${state}`).toEqual([]);
  expect(await odd(page), `texts: ${state}`).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, `width: ${state}`).toBeLessThanOrEqual(1);
}
