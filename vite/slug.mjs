/**
 * A text as part of an address: "À la carte!" becomes "a-la-carte".
 * @param {string} text
 * @param {string} fallback when nothing is left
 */
export function slugOf(text, fallback) {
  const ascii = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return ascii.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || fallback;
}
