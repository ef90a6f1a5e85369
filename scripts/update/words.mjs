/** Formats lists and commands in messages. */
export const LINES = 20;

export const indent = (lines) => lines.map((line) => `    ${line}`.trimEnd()).join("\n");

/** The first lines, and the number of the others. */
export const firstLines = (lines) =>
  indent(lines.length > LINES ? [...lines.slice(0, LINES), `… and ${lines.length - LINES} more`] : lines);

/** The last lines of a command's output. */
export const lastLines = (output) => indent(output.trim().split("\n").slice(-LINES));

/** File names for a shell. */
export const quoted = (names) => names.map((name) => (/^[\w./-]+$/.test(name) ? name : `"${name}"`)).join(" ");
