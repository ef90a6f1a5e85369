/** What a piece of source text is, as far as its colour goes; "" is plain. */
export type TokenKind = "" | "comment" | "string" | "keyword";
export type SourceSpan = readonly [kind: TokenKind, text: string];

/** A source file to show. */
export type SourceText = {
  /** File name without its folders. */
  name: string;
  lines: readonly (readonly SourceSpan[])[];
};

/** The file's text, byte for byte. */
export function plainText({ lines }: SourceText): string {
  return lines.map((line) => line.map(([, text]) => text).join("")).join("\n");
}
