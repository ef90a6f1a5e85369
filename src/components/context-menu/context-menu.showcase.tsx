import type { Example, ShowcaseEntry } from "#components/showcase-entry.ts";
import { bytes, item } from "./context-menu.tsx?cost";
import { ContextMenuUsage } from "./context-menu.usage.tsx";

const keys = [
  ["Shift + F10, Menu", "Opens the menu"],
  ["Escape, Tab", "Close the menu"],
] as const;
export const contextMenuShowcase = {
  title: "Context menu, normal",
  sentence: "Opens at the pointer, or at what has focus. A right click elsewhere moves the menu there.",
  examples: { list: { Example: () => <ContextMenuUsage /> } satisfies Example },
  keys: [...keys, ["Up, Down, Home, End, letters", "Go through the options, around the ends"]],
  cost: bytes,
  item,
  docs: () => import("./context-menu.tsx?docs"),
} satisfies ShowcaseEntry;

export const circleMenuShowcase = {
  title: "Context menu, circular",
  sentence: "Press, drag, let go: one gesture. The whole wedge belongs to its option.",
  examples: { circle: { Example: () => <ContextMenuUsage circle /> } satisfies Example },
  keys: [...keys, ["Arrow keys", "Go to the option in that direction"]],
  cost: bytes,
  item,
  docs: () => import("./context-menu.tsx?docs"),
} satisfies ShowcaseEntry;
