import { useState } from "react";
import type { IconName } from "#components/icon/icon.tsx";
import type { Example, ShowcaseEntry } from "#lib/showcase-entry.ts";
import { ContextMenu } from "./context-menu.tsx";
import { bytes } from "./context-menu.tsx?cost";

const actions: readonly [string, IconName][] = [
  ["Edit", "edit"],
  ["Copy", "copy"],
  ["Share", "share"],
  ["Delete", "trash"],
  ["Add", "add"],
];

/** A field of hairlines that says what was chosen last. */
function Field({ circle = false }: { circle?: boolean }) {
  const [chosen, setChosen] = useState("");
  const items = actions.map(([label, icon]) => ({
    label,
    icon,
    disabled: !circle && label === "Delete",
    onSelect: () => setChosen(label),
  }));
  return (
    <ContextMenu label={circle ? "Field, circular menu" : "Field"} items={items} circle={circle}>
      <div className="ground-lines grid min-h-47.5 place-items-center">
        <p role="status" className="type-small bg-bg px-4 py-2 text-center">
          {chosen ? `Chosen: ${chosen}` : "Right click here, or press and hold"}
        </p>
      </div>
    </ContextMenu>
  );
}

const keys = [
  ["Shift + F10, Menu", "Opens the menu"],
  ["Escape, Tab", "Close the menu"],
] as const;
const code = async () => (await import("./context-menu.tsx?display")).source;
const styling = async () => (await import("./context-menu.classes.ts?display")).source;

export const contextMenuShowcase = {
  title: "Context menu, normal",
  sentence: "Opens at the pointer, or at what has focus. A right click elsewhere moves the menu there.",
  examples: { list: { Example: () => <Field /> } satisfies Example },
  keys: [...keys, ["Up, Down, Home, End, letters", "Go through the options, around the ends"]],
  cost: bytes,
  code,
  styling,
} satisfies ShowcaseEntry;

export const circleMenuShowcase = {
  title: "Context menu, circular",
  sentence: "Press, drag, let go: one gesture. The whole wedge belongs to its option.",
  examples: { circle: { Example: () => <Field circle /> } satisfies Example },
  keys: [...keys, ["Arrow keys", "Go to the option in that direction"]],
  cost: bytes,
  code: async () => (await import("./circle-menu.tsx?display")).source,
  styling,
} satisfies ShowcaseEntry;
