/**
 * What was asked for on the command line: `npm run bench -- lighthouse memory --runs 3 --pages landing,work`.
 * @param {readonly string[]} words the arguments
 * @param {readonly string[]} known names of all parts
 * @returns the parts to run, in their own order; how often each thing is measured; pages, or null for a part's own
 * @throws an Error that says which word was not understood
 */
export function parseArguments(words, known) {
  const wanted = new Set();
  let runs = 5;
  let pages = null;
  for (let i = 0; i < words.length; i++) {
    const [word, inline] = words[i].split("=", 2);
    const value = () => inline ?? words[++i];
    if (word === "--runs") {
      const text = value();
      runs = Number(text);
      if (!Number.isInteger(runs) || runs < 1) {
        throw new Error(`--runs is "${text ?? ""}"; give the number of runs to take the median of, such as --runs 5.`);
      }
    } else if (word === "--pages") {
      pages = (value() ?? "").split(",").filter(Boolean);
      if (pages.length === 0) throw new Error("--pages names no page; give some, such as --pages landing,work.");
    } else if (known.includes(word)) wanted.add(word);
    else
      throw new Error(
        `There is no part "${word}". Parts: ${known.join(", ")}. Options: --runs 5, --pages landing,work.`,
      );
  }
  return { parts: known.filter((name) => wanted.size === 0 || wanted.has(name)), runs, pages };
}
