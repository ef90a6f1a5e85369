/** Versions such as 1.2.0 or v1.2.0, and their entries in the changelog. */
const numbersOf = (version) => /\d+\.\d+\.\d+/.exec(version)?.[0] ?? "0.0.0";

/** Orders versions by their numbers: 1.10.0 comes after 1.9.0. */
export function compareVersions(a, b) {
  return numbersOf(a).localeCompare(numbersOf(b), "en", { numeric: true });
}

/**
 * The changelog's sections ("## 1.2.0" and its text) for newer versions, as lines with the text indented.
 * @param {string} changelog
 * @param {string} from
 * @returns {string[]}
 */
export function linesOfNews(changelog, from) {
  return changelog
    .split(/^## +(?=\[?v?\d+\.\d+\.\d+)/m)
    .slice(1)
    .map((section) =>
      section
        .split(/^## /m)[0]
        .split("\n")
        .filter((line) => line.trim()),
    )
    .filter(([title]) => compareVersions(title, from) > 0)
    .flatMap(([title, ...text]) => [title, ...text.map((line) => `  ${line}`)]);
}
