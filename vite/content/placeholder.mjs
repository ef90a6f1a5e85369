/** A text that the owner still has to write. */
export const PLACEHOLDER =
  /\bexample\.(?:com|org|net)\b|\/example\b(?!\.)|\bYour (?:Name|City|Availability)\b|\bPLACEHOLDER\b/;
