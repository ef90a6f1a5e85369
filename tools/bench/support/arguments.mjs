import { parseArgs } from "node:util";

/** Devices that Lighthouse simulates. */
const DEVICES = ["mobile", "desktop"];

/**
 * Reads the command line: `npm run tools -- bench lighthouse --runs 3 --pages landing,work --against HEAD~1`.
 * @param {readonly string[]} words the arguments
 * @param {readonly string[]} known names of all parts
 * @returns the parts to run, in their own order; the number of runs; pages, or null for a part's own; devices; the commit
 *   to measure against as it was written, or null
 * @throws an Error that says which word was not understood
 */
export function parseArguments(words, known) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "5" },
      pages: { type: "string" },
      devices: { type: "string", default: DEVICES.join() },
      against: { type: "string" },
    },
  });
  const list = (text) => text.split(",").filter(Boolean);
  const [runs, pages, devices] = [Number(values.runs), list(values.pages ?? ""), list(values.devices)];
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs is "${values.runs}"; give the number of runs to take the median of, such as --runs 5.`);
  }
  if (devices.length === 0 || !devices.every((device) => DEVICES.includes(device))) {
    throw new Error(`--devices is "${values.devices}"; give one or both of ${DEVICES.join(",")}.`);
  }
  const unknown = positionals.find((word) => !known.includes(word));
  if (unknown) {
    throw new Error(
      `There is no part "${unknown}". Parts: ${known.join(", ")}. ` +
        "Options: --runs 5, --pages landing,work, --devices mobile, --against HEAD~1.",
    );
  }
  const parts = known.filter((name) => positionals.length === 0 || positionals.includes(name));
  return { parts, runs, pages: pages.length ? pages : null, devices, against: values.against ?? null };
}
