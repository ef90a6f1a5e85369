import clsx from "clsx";
import type { RefObject } from "react";
import { useListSide } from "#components/workarounds/list-side.ts";
import { dropdownClasses as classes } from "./dropdown.classes.ts";

/** Props for the panel of a Listbox or Combobox, which opens upward when less than 300 px is left below. */
export function useListPanel(open: boolean, control: RefObject<HTMLElement | null>) {
  const { side, direction, width } = useListSide(open, control, 300);
  return {
    // Numbers: for strings, its defaults, Headless UI 2.2.10 calls getComputedStyle in every frame:
    // https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/internal/floating.tsx#L474
    anchor: { to: `${side} start`, gap: 0, offset: 0, padding: 0 },
    // A modal list would hide even its own label from assistive technology.
    modal: false,
    dir: direction,
    style: { width },
    className: clsx(classes.list),
  } as const;
}
