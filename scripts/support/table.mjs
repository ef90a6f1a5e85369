/**
 * Rows as a table of text. Numbers are aligned to the right. The table has every column that a row has.
 * @param {readonly Record<string, string | number>[]} rows
 */
export function table(rows) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const text = (value) => (typeof value === "number" ? String(round(value)) : String(value ?? ""));
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => text(row[column]).length)));
  const numeric = columns.map((column) => rows.every((row) => typeof row[column] !== "string"));
  const line = (cells) =>
    cells
      .map((cell, i) => (numeric[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join("  ")
      .trimEnd();
  return [
    line(columns),
    line(widths.map((width) => "─".repeat(width))),
    ...rows.map((row) => line(columns.map((column) => text(row[column])))),
  ].join("\n");
}

/** To as many digits as a reader can use: 0.0123, 1.27, 104.3, 223829. */
export function round(number) {
  const size = Math.abs(number);
  return Number(number.toFixed(size < 1 ? 4 : size < 10 ? 2 : size < 1000 ? 1 : 0));
}
