/** A mistake in the owner's content: where it stands, what is there, and what belongs there. */
export type Problem = {
  /** Path from the project's root. */
  file: string;
  /** Both from 1. */
  line: number;
  column: number;
  /** Such as `links[1].href`. Empty for the whole file. */
  key?: string;
  found: string;
  expected: string;
};

/** All mistakes that were found at once, in the words of the owner's token file (src/theme/layer/org-settings.ts). */
export class ContentError extends Error {
  override name = "ContentError";
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
  const where = `${file}, line ${line}, column ${column}${key ? `, key "${key}"` : ""}`;
  return `${where}\n  found:    ${found}\n  expected: ${expected}`;
}

const LONGEST = 80;

/** A value as an error shows it. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
