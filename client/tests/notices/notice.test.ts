import { afterEach, expect, test, vi } from "vitest";
import { canNotify, mayNotify, notify } from "../../src/notices/notice";

const given: { title: string; options: NotificationOptions | undefined }[] = [];

function browser(permission: NotificationPermission, hidden: boolean): void {
  class Pretended {
    static permission = permission;
    static requestPermission = () => Promise.resolve(permission);
    onclick: (() => void) | null = null;
    constructor(title: string, options?: NotificationOptions) {
      given.push({ title, options });
    }
  }
  vi.stubGlobal("Notification", Pretended);
  vi.stubGlobal("document", { hidden });
}

afterEach(() => {
  vi.unstubAllGlobals();
  given.length = 0;
});

test("who is asked while the page is out of sight is called, once a table", () => {
  browser("granted", true);
  notify("Big Apple", "Ann: roll.", "table-1");
  expect(given).toEqual([{ title: "Big Apple", options: { body: "Ann: roll.", tag: "table-1" } }]);
});

test("nobody is called who looks, or who did not allow it", () => {
  browser("granted", false);
  notify("Big Apple", "Ann: roll.", "table-1");
  browser("denied", true);
  notify("Big Apple", "Ann: roll.", "table-1");
  expect(given).toEqual([]);
});

test("leave is the browser's to give, and some browsers have none to give", async () => {
  browser("granted", true);
  expect(await mayNotify()).toBe(true);
  browser("denied", true);
  expect(await mayNotify()).toBe(false);
  vi.unstubAllGlobals();
  expect(canNotify()).toBe(false);
  expect(await mayNotify()).toBe(false);
});
