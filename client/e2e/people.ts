// Somebody with a browser. Whatever they do, nothing may go wrong in it: at the end of each test
// their console is empty, nothing that was offered was refused, and the board has not jumped.

import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { odd } from "./looks";
import { Wire } from "./wire";

export interface Device {
  viewport: { width: number; height: number };
  hasTouch: boolean;
  isMobile: boolean;
}

export const PHONE: Device = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESKTOP: Device = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };

export interface Wishes {
  device?: Device;
  language?: string;
  look?: "board" | "text";
  dark?: boolean;
  /** Whether things move; most tests do not wait for that. */
  motion?: boolean;
}

/** Part of the board, moved by itself: more than this is felt as a jump. */
const SHIFT = 0.1;

export class Person {
  readonly wire: Wire;
  readonly wrong: string[] = [];
  /** What may be refused or lost, because the test provokes it. */
  expected = /^$/;

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly device: Device,
  ) {
    this.wire = new Wire(page);
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.wrong.push(message.text());
    });
    page.on("pageerror", (error) => this.wrong.push(String(error)));
  }

  /** A tap on a phone, a click elsewhere. */
  async press(what: ReturnType<Page["locator"]>): Promise<void> {
    await (this.device.hasTouch ? what.tap() : what.click());
  }

  /** By the button of the page's header, or by its menu where there is no room for that. */
  async menu(name: string | RegExp): Promise<void> {
    const narrow = this.page.locator("header.top .narrow-only");
    if (await narrow.isVisible()) {
      await this.press(narrow);
      await this.press(this.page.locator("dialog[open]").getByRole("button", { name }));
    } else await this.press(this.page.locator("header.top").getByRole("button", { name }));
  }

  /** How far the board has jumped by itself in the course of it all. */
  shifted(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { shifted?: number }).shifted ?? 0);
  }

  async leave(): Promise<void> {
    const text = await odd(this.page);
    const problems = [...this.wrong, ...this.wire.refusals].filter((one) => !this.expected.test(one));
    const shifted = await this.shifted();
    await this.context.close();
    expect(problems, "console and refusals").toEqual([]);
    expect(text, "texts").toEqual([]);
    expect(shifted, "layout shift of the board").toBeLessThan(SHIFT);
  }
}

interface Fixtures {
  somebody: (wishes?: Wishes) => Promise<Person>;
}

export const test = base.extend<Fixtures>({
  somebody: async ({ browser }, use) => {
    const people: Person[] = [];
    await use(async (wishes = {}) => {
      const device = wishes.device ?? PHONE;
      const context = await browser.newContext({
        ...device,
        locale: wishes.language ?? "en",
        colorScheme: wishes.dark ? "dark" : "light",
        reducedMotion: wishes.motion ? "no-preference" : "reduce",
      });
      await context.addInitScript((look) => {
        const kept = JSON.parse(localStorage.getItem("bigapple.settings") ?? "{}") as object;
        localStorage.setItem("bigapple.settings", JSON.stringify({ look, ...kept }));
      }, wishes.look ?? "board");
      await context.addInitScript(watchShifts);
      const person = new Person(context, await context.newPage(), device);
      people.push(person);
      return person;
    });
    for (const person of people) await person.leave();
  },
});

/** In the page: sums up what parts of a board moved though nobody touched anything. */
function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  const page = window as unknown as { shifted: number };
  page.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      const drawn = entry.sources.some(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element?.closest(".bigapple-board") != null;
      });
      if (drawn && !entry.hadRecentInput) page.shifted += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

export { expect };
