import { useLayoutEffect, useRef, useState } from "react";
import { fromValue, hexOf, type Lch, normalHex, toShown } from "./lch.ts";

export type OnChange = (hex: string, isFinal: boolean) => void;

/**
 * The picker's colour. Bytes know less than the picker: no hue of a grey, no chroma beyond sRGB, no fractions. So the picker
 * keeps what is wanted in parts of its own, and reads them out of `value` only when that is a colour from elsewhere.
 */
export function useColorPicker(value: string, onChange: OnChange) {
  const outside = normalHex(value);
  const [state, setState] = useState(() => ({
    wanted: fromValue(outside),
    /** What the picker gave out, or took over, last. */
    given: outside,
    moving: false,
  }));
  const { wanted } = state;
  // Not while rendering, as elsewhere. React 19.3 computes the next state from the one that it rendered last, even if a key
  // interrupted that render: a held key would jump back. No issue is known. No frame shows the old colour with the new value.
  useLayoutEffect(() => {
    setState((before) =>
      before.moving || outside === before.given
        ? before
        : { ...before, wanted: fromValue(outside, before.wanted.h), given: outside },
    );
  }, [outside]);

  /** What this gesture has given out last. Several of its events may come before the next render. */
  const gesture = useRef<string>(null);

  return {
    wanted,
    shown: toShown(wanted),
    hex: hexOf(wanted),
    /** A step of a gesture. */
    move: (next: Lch) => {
      const hex = hexOf(next);
      setState((before) => ({ ...before, wanted: next, given: hex, moving: true }));
      if (hex === (gesture.current ?? outside)) return;
      gesture.current = hex;
      onChange(hex, false);
    },
    /** The gesture's end. A gesture that changed nothing says nothing. */
    end: () => {
      setState((before) => ({ ...before, moving: false }));
      if (gesture.current !== null) onChange(gesture.current, true);
      gesture.current = null;
    },
    /** A colour at once: of a key, of a number, of a text. */
    set: (next: Lch) => {
      const hex = hexOf(next);
      setState((before) => ({ ...before, wanted: next, given: hex, moving: false }));
      if (hex !== outside) onChange(hex, true);
    },
  };
}

export type PickerState = ReturnType<typeof useColorPicker>;
