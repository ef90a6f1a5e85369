/** The drawings' colours: the site's own, read from tokens/, and a few that only a drawing needs. */
import { readFile } from "node:fs/promises";

/** @returns {Promise<Record<string, string>>} hex by token */
async function hexes(file, ...keys) {
  const tokens = JSON.parse(await readFile(new URL(`../../tokens/${file}`, import.meta.url), "utf8"));
  const group = keys.reduce((record, key) => record[key], tokens);
  return Object.fromEntries(
    Object.entries(group)
      .filter(([name]) => !name.startsWith("$"))
      .map(([name, token]) => [name, token.$value.hex]),
  );
}

/** @type {Record<string, string>} */
export const palette = {
  ...(await hexes("palette.tokens.json", "palette")),
  cream: "#f5e6d3",
  maroon: "#650d18",
  lilac: "#cbb6ff",
  plum: "#5634a8",
  film: "#171210",
  stone: "#8f8a82",
};

/** TIMESLOT's drawings exist in both themes. */
export const timeslotPalettes = {
  dark: await hexes("theme.dark.tokens.json", "ts"),
  light: await hexes("theme.light.tokens.json", "ts"),
};
