/** A mistake in what the owner wrote: where it is, what is there, and what belongs there. */
export type Problem = {
  /** Path from the project's root. */
  file: string;
  /** Both from 1. Left out for the whole file. */
  line?: number;
  column?: number;
  /** Such as `links[1].href`. */
  key?: string;
  found: string;
  expected: string;
};

/** Mistakes in the owner's files: content, tokens, answers for set-up. */
export class OwnerError extends Error {
  override name = "OwnerError";
  readonly #problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(told).join("\n\n"));
    this.#problems = problems;
    // Where our own code noticed a mistake says nothing to the owner.
    this.stack = this.message;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }
}

function told({ file, line, column, key, found, expected }: Problem): string {
  const place = line === undefined ? "" : `, line ${line}, column ${column}`;
  return `${file}${place}${key ? `, key "${key}"` : ""}\n  found:    ${found}\n  expected: ${expected}`;
}

/** An error whose message is a sentence for whoever uses the page or the command. */
export class UserError extends Error {
  override name = "UserError";
  /** What to do, where the message does not say. */
  readonly fix: string | undefined;
  constructor(message: string, fix?: string, options?: ErrorOptions) {
    super(message, options);
    this.fix = fix;
  }
}
