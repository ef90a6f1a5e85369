/** A mistake in one of the owner's files. */
export type Problem = {
  /** Path from the project's root. */
  file: string;
  /** Both from 1; missing for the whole file. */
  line?: number;
  column?: number;
  /** For example `links[1].href`. */
  key?: string;
  found: string;
  expected: string;
};

/** Mistakes in content, tokens or set-up answers. */
export class OwnerError extends Error {
  override name = "OwnerError";
  readonly #problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join("\n\n"));
    this.#problems = problems;
    // A stack trace of our code means nothing to the owner.
    this.stack = this.message;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }
}

function formatProblem({ file, line, column, key, found, expected }: Problem): string {
  const place = line === undefined ? "" : `, line ${line}, column ${column}`;
  return `${file}${place}${key ? `, key "${key}"` : ""}\n  found:    ${found}\n  expected: ${expected}`;
}

/** An error whose message is for the person who uses the page or the command. */
export class UserError extends Error {
  override name = "UserError";
  /** How to fix it, if the message does not say. */
  readonly fix: string | undefined;
  constructor(message: string, fix?: string, options?: ErrorOptions) {
    super(message, options);
    this.fix = fix;
  }
}
