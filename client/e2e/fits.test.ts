// What one plays with lies within its panel, whatever the size of the window.

import { expect, test, type Person } from "./people";
import { sitDown } from "./tables";

/** The places of all that is found, from the left to the right. */
async function places(person: Person, what: string): Promise<{ left: number; right: number }[]> {
  return person.page.locator(what).evaluateAll((found) =>
    found.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
}

for (const width of [1024, 1280, 1440]) {
  test(`cards and blocks are whole at ${width} pixels`, async ({ somebody }) => {
    const person = await somebody({ device: { viewport: { width, height: 720 }, hasTouch: false, isMobile: false } });
    await sitDown(person, "manhattan", ["me", "bot"], { first_player: 0 });
    await expect(person.page.locator(".hand button").first()).toBeVisible();
    const [panel] = await places(person, ".dock");
    for (const what of [".hand button", ".rack .block"]) {
      const found = await places(person, what);
      expect(found).toHaveLength(4);
      for (const [i, { right }] of found.entries()) {
        expect(right, what).toBeLessThanOrEqual(found[i + 1]?.left ?? panel!.right);
      }
    }
  });
}
