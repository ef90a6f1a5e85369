/** It is part of file names, which systems limit to 255 bytes. */
const LONGEST = 80;

/**
 * A text as part of an address: "À la carte!" becomes "a-la-carte".
 * @param {string} text
 * @param {string} fallback when nothing is left
 */
export function slugOf(text, fallback) {
  const ascii = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = ascii.replaceAll(/[^a-z0-9]+/g, "-").slice(0, LONGEST);
  return words.replaceAll(/^-|-$/g, "") || fallback;
}
