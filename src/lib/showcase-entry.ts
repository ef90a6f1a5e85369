import type { ComponentType } from "react";
import type { SourceText } from "./source-text.ts";

/** One state of a component, live. The component's tests render the same examples. */
export type Example = {
  /** What to notice or to try. */
  caption?: string;
  Example: ComponentType;
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
  /** The source, fetched on demand. */
  code: () => Promise<SourceText>;
  styling: () => Promise<SourceText>;
};
