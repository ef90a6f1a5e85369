/** Text without accents and other marks, composed or not: "Éclair" becomes "Eclair". For searches. */
export function removeDiacritics(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}
