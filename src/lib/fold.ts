/** Text as searches compare it: without case and without accents, so "eclair" finds "Éclair". */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
