import type { ComponentType } from "react";

/** One state of a component, live. The component's tests render the same examples. */
export type Example = {
  /** What to notice or to try. */
  caption?: string;
  Example: ComponentType;
};

/** A source file, fetched when it is asked for. */
type SourceFile = {
  /** Below src/: "components/dropdown/list-box.tsx". */
  path: string;
  load: () => Promise<SourceText>;
};

/** What a component consists of and what it takes: `import("./button.tsx?docs")` (vite/modules/component-docs.ts). */
export type ComponentDocs = {
  /** The usage example, then the component's module, then what these lead to. */
  files: readonly SourceFile[];
  /** Those of them that hold class names. */
  styling: readonly SourceFile[];
  /** The colour roles that the files name, without the dashes: "on-box". */
  roles: readonly string[];
  /** The rules in src/app.css of the site's own utilities and variants that the files name. */
  rules: readonly string[];
  /** Of each function that the component's module exports and that takes props. */
  props: readonly PropTable[];
};

/** The props of an exported component, or the parts of what an exported function takes. */
export type PropTable = {
  /** The function's name. */
  name: string;
  /** Whether it takes every attribute of a native element besides. */
  native: boolean;
  props: readonly { name: string; type: string; required: boolean; default: string; text: string }[];
};

/** What a component's card in the showcase shows. */
export type ShowcaseEntry<Name extends string = string> = {
  title: string;
  sentence: string;
  examples: Record<Name, Example>;
  /** The component's keys, and what each does. */
  keys: readonly (readonly [keys: string, effect: string])[];
  /** Size of the component's own code in bytes, gzipped: `import { bytes } from "./x.tsx?cost"` (vite/modules/component-cost.ts). */
  cost: number;
  /** The component's name in the registry, from the same module: `r/<item>.json`. */
  item: string;
  /** Fetched on demand. */
  docs: () => Promise<ComponentDocs>;
};

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
