/** It is part of file names, which systems limit to 255 bytes. */
const LONGEST = 80;
/** Windows keeps these for devices. */
const RESERVED = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/;

/**
 * A text as part of an address: "À la carte!" becomes "a-la-carte".
 * @param {string} text
 * @param {string} fallback when nothing is left
 */
export function slugOf(text, fallback) {
  const ascii = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = ascii.replaceAll(/[^a-z0-9]+/g, "-").slice(0, LONGEST);
  const slug = words.replaceAll(/^-|-$/g, "") || fallback;
  return RESERVED.test(slug) ? `${fallback}-${slug}` : slug;
}
