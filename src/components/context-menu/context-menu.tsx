// https://www.w3.org/WAI/ARIA/apg/patterns/menubar/
import { FloatingPortal } from "@floating-ui/react";
import clsx from "clsx";
import { type ReactNode, useImperativeHandle } from "react";
import type { ElementAttributes } from "#lib/element-attributes.ts";
import { MAX_OPTIONS } from "./circle-geometry.ts";
import { CircleMenu } from "./circle-menu.tsx";
import { contextMenuClasses as classes } from "./context-menu.classes.ts";
import { ListMenu } from "./list-menu.tsx";
import { useContextMenu } from "./use-context-menu.ts";
import type { MenuItem } from "./use-menu-keys.ts";

/** Other attributes go to the area. */
type ContextMenuProps = ElementAttributes & {
  /** Name of the area and its menu: "Image". */
  label: string;
  items: readonly MenuItem[];
  /** Shows one to eight options in a circle around the pointer; other counts stay a list. Default: false. */
  circle?: boolean;
  children: ReactNode;
  className?: string;
};

/** An area with its own context menu, opened by right click, Shift+F10, the Menu key or a long press. */
export function ContextMenu({ label, items, circle = false, children, className, ref, ...rest }: ContextMenuProps) {
  const round = circle && items.length > 0 && items.length <= MAX_OPTIONS;
  const { area, areaProps, opening, close, menuProps } = useContextMenu(round);
  useImperativeHandle(ref, () => area.current as HTMLDivElement, [area]);
  const select = (index: number) => {
    const item = items[index];
    if (!item || item.disabled) return;
    close();
    item.onSelect();
  };
  const Menu = round ? CircleMenu : ListMenu;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields. */}
      <div
        {...rest}
        data-content
        ref={area}
        role="group"
        aria-label={label}
        className={clsx(classes.area, className)}
        {...areaProps}
      >
        {children}
      </div>
      {opening && (
        <FloatingPortal>
          <Menu {...menuProps} opening={opening} label={label} items={items} onSelect={select} />
        </FloatingPortal>
      )}
    </>
  );
}
