import clsx from "clsx";
import { type CSSProperties, useEffect, useEffectEvent, useRef } from "react";
import { Icon } from "#components/icon/icon.tsx";
import {
  centreInView,
  DEAD_ZONE,
  optionSize,
  optionTowards,
  PLATE_RADIUS,
  type Point,
  positionOf,
  wedgeAt,
} from "./circle-geometry.ts";
import { contextMenuClasses as classes } from "./context-menu.classes.ts";
import type { MenuProps } from "./list-menu.tsx";
import { useMenuKeys } from "./use-menu-keys.ts";

/** The options on a circle around the pointer. Each option owns a whole wedge, and one gesture can choose it. */
export function CircleMenu({ ref, label, items, opening, dir, onSelect, onClose, onRelease }: MenuProps) {
  const count = items.length;
  const centre = centreInView(opening.at, document.documentElement.clientWidth, window.innerHeight);
  const { list, active, setActive, onKeyDown } = useMenuKeys({
    items,
    opening,
    arrow: (key, _, enabled) => optionTowards(key, enabled, count),
    onSelect,
    onClose,
  });
  /** Whether the pointer has left the place of the press. Coming back to the centre then chooses nothing. */
  const hasMoved = useRef(false);

  const under = (event: Point): number => {
    const index = wedgeAt({ x: event.x - centre.x, y: event.y - centre.y }, count);
    return index === null || items[index]?.disabled ? -1 : index;
  };
  const hasVentured = (event: Point) => {
    // Measured from the press: at an edge of the window the circle is elsewhere, and the pointer has not moved yet.
    if (Math.hypot(event.x - opening.at.x, event.y - opening.at.y) > DEAD_ZONE) hasMoved.current = true;
    return hasMoved.current;
  };
  const move = useEffectEvent((event: PointerEvent) => {
    if (hasVentured(event)) setActive(under(event));
  });
  const up = useEffectEvent((event: PointerEvent) => {
    onRelease();
    if (!hasVentured(event)) return;
    const index = under(event);
    if (index >= 0) onSelect(index);
    else onClose();
  });
  const cancel = useEffectEvent(() => {
    onRelease();
    setActive(-1);
  });
  useEffect(() => {
    if (!opening.pressed) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointermove", move, { signal });
    document.addEventListener("pointerup", up, { signal });
    document.addEventListener("pointercancel", cancel, { signal });
    return () => listening.abort();
  }, [opening.pressed]);

  const setRef = (element: HTMLDivElement | null) => {
    list.current = element;
    if (typeof ref === "function") ref(element);
    else if (ref) ref.current = element;
  };
  const place = { left: centre.x - PLATE_RADIUS, top: centre.y - PLATE_RADIUS, "--option": `${optionSize(count)}px` };
  return (
    <div
      ref={setRef}
      dir={dir}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      style={place as CSSProperties}
      className={classes.plate}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
      onPointerMove={(event) => !opening.pressed && setActive(under(event.nativeEvent))}
      onPointerLeave={() => !opening.pressed && setActive(-1)}
      onClick={(event) => {
        // A click by Enter or a screen reader has no position. The option's own handler takes it.
        if (event.detail > 0) onSelect(under(event.nativeEvent));
      }}
    >
      {items.map((item, index) => {
        const { x, y } = positionOf(index, count);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one label, and their order never changes.
            key={index}
            type="button"
            role="menuitem"
            aria-label={item.label}
            tabIndex={index === Math.max(active, 0) ? 0 : -1}
            aria-disabled={item.disabled || undefined}
            data-active={index === active || undefined}
            style={{ "--x": `${x}px`, "--y": `${y}px`, "--wait": `${index * 20}ms` } as CSSProperties}
            className={clsx(classes.roundOption)}
            onClick={(event) => event.detail === 0 && onSelect(index)}
          >
            <Icon name={item.icon} />
          </button>
        );
      })}
      <i aria-hidden="true" className={classes.hub} />
      {active >= 0 && (
        <span
          aria-hidden="true"
          data-above={centre.y > window.innerHeight / 2 || undefined}
          className={clsx(classes.caption)}
        >
          {items[active]?.label}
        </span>
      )}
    </div>
  );
}
