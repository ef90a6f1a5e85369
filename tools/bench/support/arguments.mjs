import { parseArgs } from "node:util";

/**
 * Reads the command line: `npm run tools -- bench lighthouse --runs 3 --pages landing,work --against HEAD~1`.
 * @param {readonly string[]} words the arguments
 * @param {readonly string[]} known names of all parts
 * @returns the parts to run, in their own order; the number of runs; pages, or null for a part's own; the commit to measure against
 *   as it was written, or null
 * @throws an Error that says which word was not understood
 */
export function parseArguments(words, known) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "5" },
      pages: { type: "string" },
      against: { type: "string" },
    },
  });
  const runs = Number(values.runs);
  const pages = (values.pages ?? "").split(",").filter(Boolean);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs is "${values.runs}"; give the number of runs to take the median of, such as --runs 5.`);
  }
  const unknown = positionals.find((word) => !known.includes(word));
  if (unknown) {
    throw new Error(
      `There is no part "${unknown}". Parts: ${known.join(", ")}. ` +
        "Options: --runs 5, --pages landing,work, --against HEAD~1.",
    );
  }
  const parts = known.filter((name) => positionals.length === 0 || positionals.includes(name));
  return { parts, runs, pages: pages.length ? pages : null, against: values.against ?? null };
}
