import { useState } from "react";
import type { IconName } from "#components/icon/icon.tsx";
import type { Example, ShowcaseEntry } from "#components/showcase-entry.ts";
import { ContextMenu } from "./context-menu.tsx";
import * as about from "./context-menu.tsx?about";

const actions: readonly [string, IconName][] = [
  ["Edit", "edit"],
  ["Copy", "copy"],
  ["Share", "share"],
  ["Delete", "trash"],
  ["Add", "add"],
];

export function ContextMenuUsage({ circle = false }: { circle?: boolean }) {
  const [chosen, setChosen] = useState("");
  const items = actions.map(([label, icon]) => ({
    label,
    icon,
    disabled: !circle && label === "Delete",
    onSelect: () => setChosen(label),
  }));
  return (
    <ContextMenu label={circle ? "Demo area, circular menu" : "Demo area"} items={items} circle={circle}>
      <div className="ground-lines grid min-h-26 place-items-center">
        <p role="status" className="type-small bg-bg px-4 py-2 text-center">
          {chosen ? `Chosen: ${chosen}` : "Right-click or long-press here"}
        </p>
      </div>
    </ContextMenu>
  );
}

const keys = [
  ["Shift + F10, Menu", "Opens the menu"],
  ["Escape, Tab", "Close the menu"],
] as const;
export const contextMenuShowcase = {
  title: "Context menu, normal",
  sentence: "Opens at the pointer or the focused element. Right-click elsewhere to move it.",
  examples: { list: { Example: () => <ContextMenuUsage /> } satisfies Example },
  keys: [...keys, ["↑ ↓, Home, End, letters", "Move through options, wrapping"]],
  ...about,
} satisfies ShowcaseEntry;

export const circleMenuShowcase = {
  title: "Context menu, circular",
  sentence: "Press, drag, release. The whole wedge is the target.",
  examples: { circle: { Example: () => <ContextMenuUsage circle /> } satisfies Example },
  keys: [...keys, ["Arrow keys", "Move to the option in that direction"]],
  ...about,
} satisfies ShowcaseEntry;
