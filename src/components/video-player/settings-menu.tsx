// https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
import clsx from "clsx";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { PlayerButton } from "./player-controls.tsx";
import { videoPlayerClasses as classes } from "./video-player.classes.ts";

type Setting = {
  label: string;
  options: readonly string[];
  chosen: string | undefined;
  onChoose: (option: string) => void;
};

/** The menu stays open, so that several settings can be changed. */
export function SettingsMenu({ settings }: { settings: readonly Setting[] }) {
  const [open, setOpen] = useState(false);
  const withChoice = settings.filter(({ options }) => options.length > 1);
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const [items = []] = groupsIn(root.current);
    (items.find((item) => item.matches("[aria-checked=true]")) ?? items[0])?.focus();
    const closeOutside = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);

  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const all = groupsIn(root.current);
    const group = all.findIndex((items) => items.includes(document.activeElement as HTMLElement));
    const items = all[group] ?? [];
    const place = items.indexOf(document.activeElement as HTMLElement);
    const [x, y] = arrowOf(event.key, getComputedStyle(event.currentTarget).direction);
    // Groups are columns, or rows in a narrow player.
    const areRows = items[0]?.offsetTop === items[1]?.offsetTop;
    const [within, between] = areRows ? [x, y] : [y, x];
    let next: HTMLElement | undefined;
    if (event.key === "Home") next = items[0];
    else if (event.key === "End") next = items.at(-1);
    else if (within) next = items.at((place + within) % items.length);
    else if (between) next = all.at((group + between) % all.length)?.[place];
    if (event.key === "Escape") close();
    else if (event.key === "Enter") {
      items[place]?.click();
      close();
    } else if (next) next.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const closeOutside = ({ relatedTarget }: FocusEvent) => {
    if (open && relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    <span ref={root} className={classes.settings} {...{ onBlur: closeOutside }}>
      <PlayerButton
        ref={button}
        icon="settings"
        aria-label="Settings"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div id={id} role="menu" aria-label="Settings" tabIndex={-1} onKeyDown={keyDown} className={clsx(classes.menu)}>
          {withChoice.map(({ label, options, chosen, onChoose }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't valid in a menu.
            <div key={label} role="group" aria-label={label} className={classes.menuGroup}>
              <span aria-hidden="true" className={classes.menuLabel}>
                {label}
              </span>
              {options.map((option) => (
                <button
                  key={option}
                  type="button"
                  role="menuitemradio"
                  aria-checked={option === chosen}
                  tabIndex={-1}
                  // In Safari a click would move focus out of the menu and close it.
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
                  onClick={() => onChoose(option)}
                  className={clsx(classes.menuItem)}
                >
                  {option} <Icon name="check" className={classes.tick} />
                </button>
              ))}
            </div>
          ))}
        </div>
      )}
    </span>
  );
}

function groupsIn(root: HTMLElement | null): HTMLElement[][] {
  return [...(root?.querySelectorAll("[role=group]") ?? [])].map((group) => [
    ...group.querySelectorAll<HTMLElement>("[role=menuitemradio]"),
  ]);
}

/** 1 is towards the line's end, or down. */
function arrowOf(key: string, direction: string): [x: number, y: number] {
  const forward = direction === "rtl" ? -1 : 1;
  const arrows: Record<string, [number, number]> = {
    ArrowLeft: [-forward, 0],
    ArrowRight: [forward, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  return arrows[key] ?? [0, 0];
}
