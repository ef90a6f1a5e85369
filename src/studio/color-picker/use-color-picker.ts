import { useLayoutEffect, useRef, useState } from "react";
import { fromValue, hexOf, type Lch, toShown } from "./lch.ts";

export type OnChange = (hex: string, isFinal: boolean) => void;

/** Keeps its own numbers, since hex loses a grey's hue, chroma outside sRGB and fractions. Reads `value` only if it is new. */
export function useColorPicker(value: string, onChange: OnChange) {
  const [state, setState] = useState(() => ({
    wanted: fromValue(value),
    /** The last value sent or received. */
    given: value,
    moving: false,
  }));
  const { wanted } = state;
  // Not during render as elsewhere: React 19.3 computes the next state from the last rendered one even if a key interrupted that
  // render, so a held key would jump back.
  useLayoutEffect(() => {
    setState((before) =>
      before.moving || value === before.given
        ? before
        : { ...before, wanted: fromValue(value, before.wanted.h), given: value },
    );
  }, [value]);

  /** The last value of this gesture, which may have several events before the next render. */
  const gesture = useRef<string>(null);

  return {
    wanted,
    shown: toShown(wanted),
    hex: hexOf(wanted),
    move: (next: Lch) => {
      const hex = hexOf(next);
      setState((before) => ({ ...before, wanted: next, given: hex, moving: true }));
      if (hex === (gesture.current ?? value)) return;
      gesture.current = hex;
      onChange(hex, false);
    },
    end: () => {
      setState((before) => ({ ...before, moving: false }));
      if (gesture.current !== null) onChange(gesture.current, true);
      gesture.current = null;
    },
    set: (next: Lch) => {
      const hex = hexOf(next);
      setState((before) => ({ ...before, wanted: next, given: hex, moving: false }));
      if (hex !== value) onChange(hex, true);
    },
  };
}

export type PickerState = ReturnType<typeof useColorPicker>;
