/** How lists and commands stand in a message. */

/** How many lines of one thing are shown. */
export const LINES = 20;

export const indent = (lines) => lines.map((line) => `    ${line}`.trimEnd()).join("\n");

/** The first lines, with a word on how many more there are. */
export const firstLines = (lines) =>
  indent(lines.length > LINES ? [...lines.slice(0, LINES), `… and ${lines.length - LINES} more`] : lines);

/** The last lines of what a command said. */
export const lastLines = (output) => indent(output.trim().split("\n").slice(-LINES));

/** File names as a shell takes them. */
export const quoted = (names) => names.map((name) => (/^[\w./-]+$/.test(name) ? name : `"${name}"`)).join(" ");
