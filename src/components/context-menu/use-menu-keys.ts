import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { IconName } from "#components/icon/icon.tsx";
import { findByText } from "#lib/plain-text.ts";
import type { Opening } from "./use-context-menu.ts";

/** Letters typed within this time form one search. */
const TYPING_PAUSE_MS = 900;

export type MenuProps = {
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  items: readonly MenuItem[];
  opening: Opening;
  onSelect: (index: number) => void;
  onClose: () => void;
  /** Called when the press that opened the menu is over. */
  onRelease: () => void;
};

/** The index an arrow key leads to, or null for another key. */
type Arrow = (key: string, active: number, enabled: readonly number[]) => number | null;

/** Focus and keys of an open menu. The active option has focus. */
export function useMenuKeys({ ref: menu, items, opening, onSelect, onClose }: MenuProps, arrow: Arrow) {
  const enabled = items.flatMap((item, index) => (item.disabled ? [] : [index]));
  // In an empty menu the note takes focus, so that it is announced.
  const first = items.length === 0 ? 0 : (enabled[0] ?? -1);
  const [active, setActive] = useState(opening.by === "keyboard" ? first : -1);
  const typed = useRef({ text: "", at: 0 });

  useEffect(() => {
    const option = menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[active];
    (option ?? menu.current)?.focus({ preventScroll: true });
    option?.scrollIntoView({ block: "nearest" });
  }, [menu, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    // Closing returns focus, and the browser's Tab continues from there.
    if (key === "Tab") return onClose();
    const target =
      key === "Home" ? (enabled[0] ?? null) : key === "End" ? (enabled.at(-1) ?? null) : arrow(key, active, enabled);
    event.stopPropagation();
    if (target !== null) setActive(target);
    else if (key === "Escape") onClose();
    else if ((key === "Enter" || key === " ") && active >= 0) onSelect(active);
    else if (key.length === 1 && key !== " ") {
      const { text, at } = typed.current;
      typed.current = { text: event.timeStamp - at < TYPING_PAUSE_MS ? text + key : key, at: event.timeStamp };
      const labels = items.map((item) => (item.disabled ? undefined : item.label));
      const found = findByText(labels, active, typed.current.text);
      if (found >= 0) setActive(found);
    } else return;
    event.preventDefault();
  };
  return { active, setActive, onKeyDown };
}

export type MenuItem = {
  label: string;
  icon: IconName;
  onSelect: () => void;
  disabled?: boolean;
};
