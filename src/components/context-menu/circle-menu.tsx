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
import { type MenuProps, useMenuKeys } from "./use-menu-keys.ts";

/** Options on a circle around the pointer, each with a whole wedge to point at. */
export function CircleMenu(props: MenuProps) {
  const { ref, label, items, opening, onSelect, onClose, onRelease } = props;
  const count = items.length;
  const centre = centreInView(opening.at, document.documentElement.clientWidth, window.innerHeight);
  const { active, setActive, onKeyDown } = useMenuKeys(props, (key, _, enabled) => optionTowards(key, enabled, count));
  /** Once the pointer has moved away, releasing it at the centre cancels. */
  const hasMoved = useRef(false);

  const under = (event: Point): number => {
    const index = wedgeAt({ x: event.x - centre.x, y: event.y - centre.y }, count);
    return index === null || items[index]?.disabled ? -1 : index;
  };
  const checkMoved = (event: Point) => {
    // Measured from the press: near a window edge the circle's centre is elsewhere.
    if (Math.hypot(event.x - opening.at.x, event.y - opening.at.y) > DEAD_ZONE) hasMoved.current = true;
    return hasMoved.current;
  };
  const move = useEffectEvent((event: PointerEvent) => {
    if (checkMoved(event)) setActive(under(event));
  });
  const up = useEffectEvent((event: PointerEvent) => {
    onRelease();
    if (!checkMoved(event)) return;
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

  const place = { left: centre.x - PLATE_RADIUS, top: centre.y - PLATE_RADIUS, "--option": `${optionSize(count)}px` };
  return (
    <div
      ref={ref}
      dir={opening.dir}
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
        // Clicks by Enter or a screen reader have no position; the option's own handler takes them.
        if (event.detail > 0) onSelect(under(event.nativeEvent));
      }}
    >
      {items.map((item, index) => {
        const { x, y } = positionOf(index, count);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and the order never changes.
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
