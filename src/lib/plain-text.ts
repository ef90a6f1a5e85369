/** Text without accents and other marks, composed or not: "Éclair" becomes "Eclair". For searches. */
export function removeDiacritics(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Arabic-Indic, Persian and full-width digits as 0 to 9. */
export function westernDigits(text: string): string {
  return text.normalize("NFKC").replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
