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
  const wanted = new Set();
  let runs = 5;
  let pages = null;
  let devices = DEVICES;
  let against = null;
  for (let i = 0; i < words.length; i++) {
    const [word, inline] = words[i].split("=", 2);
    const value = () => inline ?? words[++i];
    const list = () => (value() ?? "").split(",").filter(Boolean);
    if (word === "--runs") {
      const text = value();
      runs = Number(text);
      if (!Number.isInteger(runs) || runs < 1) {
        throw new Error(`--runs is "${text ?? ""}"; give the number of runs to take the median of, such as --runs 5.`);
      }
    } else if (word === "--pages") {
      pages = list();
      if (pages.length === 0) throw new Error("--pages names no page; give some, such as --pages landing,work.");
    } else if (word === "--devices") {
      devices = list();
      if (devices.length === 0 || !devices.every((device) => DEVICES.includes(device))) {
        throw new Error(`--devices is "${devices.join(",")}"; give one or both of ${DEVICES.join(",")}.`);
      }
    } else if (word === "--against") {
      against = value() ?? "";
      // Git would take a word with a hyphen for an option.
      if (against === "" || against.startsWith("-")) {
        throw new Error(
          `--against is "${against}"; give a commit to measure beside this one, such as --against HEAD~1.`,
        );
      }
    } else if (known.includes(word)) wanted.add(word);
    else
      throw new Error(
        `There is no part "${word}". Parts: ${known.join(", ")}. ` +
          "Options: --runs 5, --pages landing,work, --devices mobile, --against HEAD~1.",
      );
  }
  return { parts: known.filter((name) => wanted.size === 0 || wanted.has(name)), runs, pages, devices, against };
}
