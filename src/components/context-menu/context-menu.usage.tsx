import { useState } from "react";
import type { IconName } from "#components/icon/icon.tsx";
import { ContextMenu } from "./context-menu.tsx";

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
      <div className="ground-lines grid min-h-32 place-items-center">
        <p role="status" className="type-small bg-bg px-4 py-2 text-center">
          {chosen ? `Chosen: ${chosen}` : "Right-click or long-press here"}
        </p>
      </div>
    </ContextMenu>
  );
}
