import { flip, offset, shift, useFloating } from "@floating-ui/react";
import clsx from "clsx";
import { useLayoutEffect } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { contextMenuClasses as classes } from "./context-menu.classes.ts";
import { type MenuProps, useMenuKeys } from "./use-menu-keys.ts";

export function ListMenu(props: MenuProps) {
  const { ref, label, items, opening, onSelect } = props;
  const { active, setActive, onKeyDown } = useMenuKeys(props, next);
  const { x, y } = opening.at;
  const { refs, floatingStyles } = useFloating({
    open: true,
    strategy: "fixed",
    placement: "bottom-start",
    middleware: [offset(2), flip({ padding: 8 }), shift({ padding: 8, crossAxis: true })],
  });
  useLayoutEffect(() => {
    refs.setPositionReference({ getBoundingClientRect: () => new DOMRect(x, y) });
  }, [refs, x, y]);
  const setRef = (element: HTMLDivElement | null) => {
    refs.setFloating(element);
    ref.current = element;
  };
  return (
    <div
      ref={setRef}
      dir={opening.dir}
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
        // A menu without items is invalid for screen readers.
        <div role="menuitem" aria-disabled="true" tabIndex={-1} className={classes.empty}>
          Nothing to do here
        </div>
      )}
      {items.map((item, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and the order never changes.
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
  if (key === "ArrowUp") return enabled.filter((index) => index < active).at(-1) ?? enabled.at(-1) ?? null;
  return null;
}
