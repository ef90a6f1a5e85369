import type { ComponentType } from "react";

/** A live example. The component's tests render it too. */
export type Example = {
  caption?: string;
  Example: ComponentType;
};

type SourceFile = {
  /** Below src/: "components/dropdown/list-box.tsx". */
  path: string;
  load: () => Promise<SourceText>;
};

/** A component's files and props: `import("./button.tsx?docs")` (vite/modules/component-docs.ts). */
export type ComponentDocs = {
  /** The usage example, the component's module, then their imports. */
  files: readonly SourceFile[];
  /** The files with class names. */
  styling: readonly SourceFile[];
  /** The colour roles that the files use: "on-box". */
  roles: readonly string[];
  /** The rules in src/app.css for the utilities and variants that the files use. */
  rules: readonly string[];
  /** One for each exported function that takes props. */
  props: readonly PropTable[];
};

export type PropTable = {
  name: string;
  /** Whether it also accepts every attribute of a native element. */
  native: boolean;
  props: readonly { name: string; type: string; required: boolean; default: string; text: string }[];
};

/** A component's card in the showcase. */
export type ShowcaseEntry<Name extends string = string> = {
  title: string;
  sentence: string;
  examples: Record<Name, Example>;
  keys: readonly (readonly [keys: string, effect: string])[];
  /** Gzipped bytes of the component's own code, from `import * as about from "./x.tsx?about"` (vite/modules/component-cost.ts). */
  cost: number;
  /** The registry item, from the same module: `r/<item>.json`. */
  item: string;
  docs: () => Promise<ComponentDocs>;
};

/** For highlighting; "" is plain. */
export type TokenKind = "" | "comment" | "string" | "keyword";
export type SourceSpan = readonly [kind: TokenKind, text: string];

export type SourceText = {
  /** File name without folders. */
  name: string;
  lines: readonly (readonly SourceSpan[])[];
};

export function plainText({ lines }: SourceText): string {
  return lines.map((line) => line.map(([, text]) => text).join("")).join("\n");
}

/**
 * The contract: expectations of every component's examples, each with the criteria of WCAG 2.2 that it tests. Tests run it
 * (tests/support/component-contract.tsx); the registry publishes it (vite/registry/accessibility.ts).
 */
export const CONTRACT = {
  "axe finds nothing, closed or open, in both themes": ["1.1.1", "1.3.1", "1.4.3", "4.1.2"],
  "Tab reaches all in order, with a 3:1 focus ring in both themes, and leaves": ["2.1.2", "2.4.3", "2.4.7"],
  "fields and icons have a contrast of 3:1 in both themes": ["1.4.11"],
  "what focus shows can be hovered, stays, and Escape removes it": ["1.4.13"],
  "fits 320 px in both writing directions": ["1.4.10"],
  "right-to-left mirrors the layout": [],
  "no console messages in StrictMode and no leaks": [],
  "targets are at least 24 px, and 44 px for touch": ["2.5.8"],
  "with reduced motion nothing lasts longer than 1 ms": [],
  "forced colours keep outlines and focus rings": [],
  "forced colours keep text legible and states apart": [],
  "the active option stands out in both themes": ["2.4.7"],
} as const satisfies Record<string, readonly string[]>;

export type Expectation = keyof typeof CONTRACT;

/**
 * Keys for each registry item, pressed one after the other from its first tab stop, and a selector that then has an element.
 * Tests press them, and the registry publishes them, like the contract.
 */
export const KEYS: Record<string, readonly string[]> = {
  "address-input": [
    "k Enter → :root:has([role=option]) [role=status]:not(:empty)",
    "ArrowDown → [aria-activedescendant]",
    "Escape → [aria-expanded=false]",
  ],
  alert: ["Escape → div:has(> [role=alert]):not(:has(button))"],
  button: ["Enter → :popover-open", "Space → [popover]:not(:popover-open)"],
  "checkbox-dropdown": [
    "ArrowDown → [role=option]",
    "Space → :root:has([aria-selected=true]) [role=status]:not(:empty)",
    "Escape → [aria-haspopup]:focus",
  ],
  "context-menu": ["Shift+F10 → [role=menuitem]:focus", "Escape → [role=group]:focus"],
  "cookie-banner": ["Enter → body:not(:has([aria-label=Cookies]))"],
  "date-picker": [
    "Enter → :root:has([role=gridcell]:focus) [role=status]:not(:empty)",
    "Home → :first-child:focus",
    "End → :last-child:focus",
    "Escape → [aria-haspopup]:focus",
  ],
  dropdown: ["ArrowDown → [role=option]", "Escape → [aria-haspopup]:focus", "Space → [role=option]"],
  input: [
    "x Tab → :root:has(input[aria-invalid=true]) [aria-live=polite]:not(:empty)",
    "Enter → input[aria-invalid=true]:focus",
  ],
  modal: ["Tab → [role=dialog] :focus", "Escape → body:not(:has([role=dialog]))"],
  "searchable-dropdown": [
    "ArrowDown → :root:has([role=option]) [role=status]:not(:empty)",
    "Enter → [aria-expanded=false]:focus",
  ],
  "theme-switch": ["Space → [role=switch][aria-checked=true]", "Enter → [role=switch][aria-checked=false]"],
  "time-picker": [
    "0 7 → [role=spinbutton]:not([aria-valuenow='7']):focus",
    "ArrowLeft ArrowUp → [aria-valuenow='8']:focus",
  ],
  "toggle-group": ["ArrowRight → [aria-checked=true]:nth-child(2)", "Home → [aria-checked=true]:first-child"],
  tooltip: ["Shift+Tab Tab → [role=tooltip]", "Escape → body:not(:has([role=tooltip]))"],
  "video-player": ["m → [aria-label=Unmute]", "m → [aria-label=Mute]"],
};
