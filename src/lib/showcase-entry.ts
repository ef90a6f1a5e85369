import type { ComponentType } from "react";
import type { SourceText } from "./source-text.ts";

/** One state of a component, live. The same examples are what its tests render. */
export type Example = {
  /** What to notice or to try. */
  caption?: string;
  Example: ComponentType;
};

/** What a component tells of itself: its card in the showcase. */
export type ShowcaseEntry<Name extends string = string> = {
  title: string;
  sentence: string;
  examples: Record<Name, Example>;
  /** The keys that work it, and what each does. */
  keys: readonly (readonly [keys: string, effect: string])[];
  /** Its own code in bytes, gzipped: `import { bytes } from "./x.tsx?cost"` (vite/modules/component-cost.ts). */
  cost: number;
  /** Its source, fetched when asked for. */
  code: () => Promise<SourceText>;
  styling: () => Promise<SourceText>;
};
