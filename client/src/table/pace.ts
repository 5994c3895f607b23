// What is heard is shown one step after another, each as long as it takes to be seen. What is shown
// is always a whole state that the server has told: never one of its own making.

import type { Entry, TableState } from "../service/documents";
import type { Surroundings } from "./line";

export interface Step {
  readonly state: TableState;
  readonly entries: readonly Entry[];
}

/** How many milliseconds a step should stay before the next one is shown. */
export type Lasting = (step: Step) => number;

/** Behind by more than this, everything goes faster. */
const FAR_BEHIND = 6;

export class Pace {
  readonly #after: Surroundings["after"];
  readonly #lasting: Lasting;
  readonly #show: (step: Step) => void;
  readonly #fellBehind: () => void;
  #coming: Step[] = [];
  #stop: (() => void) | null = null;

  constructor(
    after: Surroundings["after"],
    lasting: Lasting,
    show: (step: Step) => void,
    fellBehind: () => void,
  ) {
    this.#after = after;
    this.#lasting = lasting;
    this.#show = show;
    this.#fellBehind = fellBehind;
  }

  /** How many steps are known but not shown yet. */
  get behind(): number {
    return this.#coming.length;
  }

  /** The last step that was heard of, if it is not shown yet. */
  get last(): Step | null {
    return this.#coming[this.#coming.length - 1] ?? null;
  }

  hear(step: Step): void {
    this.#coming.push(step);
    if (!this.#stop) this.next();
    else this.#fellBehind();
  }

  /** Goes on at once to what comes next. */
  next(): void {
    this.#stop?.();
    this.#stop = null;
    const step = this.#coming.shift();
    if (!step) return;
    const long = this.#lasting(step) / (1 + Math.max(0, this.#coming.length - FAR_BEHIND));
    if (long > 0) this.#stop = this.#after(long, () => this.next());
    this.#show(step);
    if (long <= 0) this.next();
  }

  /** Shows everything that is known, as one step. */
  catchUp(): void {
    this.#stop?.();
    this.#stop = null;
    const last = this.last;
    if (!last) return;
    const entries = this.#coming.flatMap((step) => step.entries);
    this.#coming = [];
    this.#show({ state: last.state, entries });
  }
}
