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

/** So long nothing changes on a page that is at rest, and so long that is waited for at most. */
const REST = 150;
const PATIENCE = 5_000;

/** Waits until what was pressed has had its effect: a page that changes under a look at it has no looks. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(
    ([still, most]) =>
      new Promise<void>((done) => {
        let timer = setTimeout(end, still);
        const last = setTimeout(end, most);
        const watcher = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, still);
        });
        watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        function end(): void {
          watcher.disconnect();
          clearTimeout(timer);
          clearTimeout(last);
          done();
        }
      }),
    [REST, PATIENCE] as const,
  );
}

/** All that can be seen of a state at once, for whoever sees it and for whoever hears it. */
export async function inspect(page: Page, state: string): Promise<void> {
  await rest(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations
    .filter((one) => GRAVE.includes(one.impact ?? ""))
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  expect(found, `axe: ${state}`).toEqual([]);
  expect(await odd(page), `texts: ${state}`).toEqual([]);
  const over = await page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]");
    const inside = dialog ? dialog.scrollWidth - dialog.clientWidth : 0;
    return Math.max(inside, document.documentElement.scrollWidth - window.innerWidth);
  });
  expect(over, `width: ${state}`).toBeLessThanOrEqual(1);
}
