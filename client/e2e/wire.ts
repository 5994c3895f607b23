// What goes over a page's sockets, so that a test knows when everything is answered and what was
// refused.

import type { Page } from "@playwright/test";

export class Wire {
  readonly refusals: string[] = [];
  readonly #asked = new Set<string>();
  #told = 0;

  constructor(page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => {
        const message = read(payload);
        if (message.id && message.command) this.#asked.add(message.id);
      });
      socket.on("framereceived", ({ payload }) => {
        const message = read(payload);
        this.#told += 1;
        if (message.type !== "done" && message.type !== "refused") return;
        if (message.id) this.#asked.delete(message.id);
        if (message.type === "refused") this.refusals.push(JSON.stringify(message.problem));
      });
    });
  }

  /** Whether all that was asked is answered. */
  get quiet(): boolean {
    return this.#asked.size === 0;
  }

  /** How many messages have come. */
  get told(): number {
    return this.#told;
  }
}

interface Message {
  type?: string;
  id?: string | null;
  command?: unknown;
  problem?: unknown;
}

function read(payload: string | Buffer): Message {
  return JSON.parse(payload.toString()) as Message;
}
