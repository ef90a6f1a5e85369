/** "Éclair" → "Eclair", composed or not. For searches. */
export function removeDiacritics(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Turns Arabic-Indic, Persian and full-width digits into 0 to 9. */
export function westernDigits(text: string): string {
  return text.normalize("NFKC").replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
