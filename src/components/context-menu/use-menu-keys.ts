import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { IconName } from "#components/icon/icon.tsx";
import { findByText } from "#lib/find-by-text.ts";
import type { Opening } from "./use-context-menu.ts";

/** Keys within this time, in ms, are one word. */
const TYPING = 900;

type MenuKeys = {
  items: readonly MenuItem[];
  opening: Opening;
  /** Where an arrow key leads: an index, or null for another key. */
  arrow: (key: string, active: number, enabled: readonly number[]) => number | null;
  onSelect: (index: number) => void;
  onClose: () => void;
};

/** Focus and keys of an open menu. The active option has the focus. */
export function useMenuKeys({ items, opening, arrow, onSelect, onClose }: MenuKeys) {
  const enabled = items.flatMap((item, index) => (item.disabled ? [] : [index]));
  // In an empty menu the note takes focus, so that it is read out.
  const first = items.length === 0 ? 0 : (enabled[0] ?? -1);
  const [active, setActive] = useState(opening.by === "keyboard" ? first : -1);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });

  useEffect(() => {
    const option = list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[active];
    (option ?? list.current)?.focus({ preventScroll: true });
    // The menu is fixed to the window, so only the menu scrolls.
    option?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    // Closing moves focus back to where it was. The browser's Tab goes on from there.
    if (key === "Tab") return onClose();
    const target =
      key === "Home" ? (enabled[0] ?? null) : key === "End" ? (enabled.at(-1) ?? null) : arrow(key, active, enabled);
    event.stopPropagation();
    if (target !== null) setActive(target);
    else if (key === "Escape") onClose();
    else if ((key === "Enter" || key === " ") && active >= 0) onSelect(active);
    else if (key.length === 1 && key !== " ") {
      const { text, at } = typed.current;
      typed.current = { text: event.timeStamp - at < TYPING ? text + key : key, at: event.timeStamp };
      const labels = items.map((item) => (item.disabled ? undefined : item.label));
      const found = findByText(labels, active, typed.current.text);
      if (found >= 0) setActive(found);
    } else return;
    event.preventDefault();
  };
  return { list, active, setActive, onKeyDown };
}

/** One option of a context menu. */
export type MenuItem = {
  label: string;
  icon: IconName;
  onSelect: () => void;
  disabled?: boolean;
};
