import type { Example, ShowcaseEntry } from "#components/showcase-entry.ts";
import { bytes, item } from "./context-menu.tsx?cost";
import { ContextMenuUsage } from "./context-menu.usage.tsx";

const keys = [
  ["Shift + F10, Menu", "Opens the menu"],
  ["Escape, Tab", "Close the menu"],
] as const;
export const contextMenuShowcase = {
  title: "Context menu, normal",
  sentence: "Opens at the pointer or the focused element. Right-click elsewhere to move it.",
  examples: { list: { Example: () => <ContextMenuUsage /> } satisfies Example },
  keys: [...keys, ["↑ ↓, Home, End, letters", "Move through options, wrapping"]],
  cost: bytes,
  item,
  docs: () => import("./context-menu.tsx?docs"),
} satisfies ShowcaseEntry;

export const circleMenuShowcase = {
  title: "Context menu, circular",
  sentence: "Press, drag, release. Each option owns its whole wedge.",
  examples: { circle: { Example: () => <ContextMenuUsage circle /> } satisfies Example },
  keys: [...keys, ["Arrow keys", "Move to the option in that direction"]],
  cost: bytes,
  item,
  docs: () => import("./context-menu.tsx?docs"),
} satisfies ShowcaseEntry;
