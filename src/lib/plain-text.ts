/** "Éclair" → "Eclair", composed or not. For searches. */
export function removeDiacritics(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Turns Arabic-Indic, Persian and full-width digits into 0 to 9. */
export function westernDigits(text: string): string {
  return text.normalize("NFKC").replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/**
 * Finds the next label that begins with the typed text, from the active one on and wrapping. Case and accents do not
 * count. A repeated character steps through the labels that begin with it.
 * @param labels undefined for one that cannot be chosen
 * @param active index of the active label, or -1
 * @returns its index, or -1
 */
export function findByText(labels: readonly (string | undefined)[], active: number, typed: string): number {
  const text = removeDiacritics(typed.toLowerCase());
  const first = [...text][0] ?? "";
  const repeats = text === first.repeat(text.length / Math.max(1, first.length));
  const query = repeats ? first : text;
  const start = repeats ? active + 1 : Math.max(0, active);
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length;
    const label = labels[index];
    if (query && label !== undefined && removeDiacritics(label.toLowerCase()).startsWith(query)) return index;
  }
  return -1;
}
