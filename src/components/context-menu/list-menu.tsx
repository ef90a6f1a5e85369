import { flip, offset, shift, useFloating } from "@floating-ui/react";
import clsx from "clsx";
import { type Ref, useLayoutEffect } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { contextMenuClasses as classes } from "./context-menu.classes.ts";
import type { Opening } from "./use-context-menu.ts";
import { type MenuItem, useMenuKeys } from "./use-menu-keys.ts";

export type MenuProps = {
  ref: Ref<HTMLDivElement>;
  label: string;
  items: readonly MenuItem[];
  opening: Opening;
  /** Writing direction of the area that the menu belongs to. */
  dir: string;
  onSelect: (index: number) => void;
  onClose: () => void;
  /** Called when the press that opened the menu is over. */
  onRelease: () => void;
};

/** The options one below the other, beside the pointer. */
export function ListMenu({ ref, label, items, opening, dir, onSelect, onClose }: MenuProps) {
  const { list, active, setActive, onKeyDown } = useMenuKeys({ items, opening, arrow: next, onSelect, onClose });
  const { x, y } = opening.at;
  const { refs, floatingStyles } = useFloating({
    open: true,
    strategy: "fixed",
    // Floating UI takes "start" from the list's own direction.
    placement: "bottom-start",
    middleware: [offset(2), flip({ padding: 8 }), shift({ padding: 8, crossAxis: true })],
  });
  useLayoutEffect(() => {
    refs.setPositionReference({ getBoundingClientRect: () => new DOMRect(x, y) });
  }, [refs, x, y]);
  const setRef = (element: HTMLDivElement | null) => {
    refs.setFloating(element);
    list.current = element;
    if (typeof ref === "function") ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <div
      ref={setRef}
      dir={dir}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      style={floatingStyles}
      className={clsx(classes.list)}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
      onPointerLeave={() => setActive(-1)}
    >
      {items.length === 0 && (
        // For screen readers a menu needs an item.
        <div role="menuitem" aria-disabled="true" tabIndex={-1} className={classes.empty}>
          Nothing to do here
        </div>
      )}
      {items.map((item, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one label, and their order never changes.
          key={index}
          type="button"
          role="menuitem"
          tabIndex={index === Math.max(active, 0) ? 0 : -1}
          aria-disabled={item.disabled || undefined}
          data-active={index === active || undefined}
          className={clsx(classes.option)}
          onPointerMove={() => !item.disabled && setActive(index)}
          onClick={() => onSelect(index)}
        >
          <Icon name={item.icon} />
          {item.label}
        </button>
      ))}
    </div>
  );
}

function next(key: string, active: number, enabled: readonly number[]): number | null {
  if (key === "ArrowDown") return enabled.find((index) => index > active) ?? enabled[0] ?? null;
  if (key === "ArrowUp") return enabled.findLast((index) => index < active) ?? enabled.at(-1) ?? null;
  return null;
}
