import type { Problem, Sentence } from "./documents";

/** Something that was asked and refused; nothing has changed. The sentence says why. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.title);
    this.name = "Refused";
    this.problem = problem;
  }
}

/** A refusal that the browser itself makes up, where no server could be asked. */
export function refusedHere(code: string, sentence: Sentence): Refused {
  return new Refused({
    type: `urn:bigapple:problem:${code}`,
    title: sentence.id,
    status: 503,
    code,
    message: sentence,
  });
}

/** Whatever went wrong, as something that can be said to the person. */
export function asRefused(error: unknown): Refused {
  return error instanceof Refused
    ? error
    : refusedHere("offline", { id: "web-problem-offline", parameters: {} });
}
