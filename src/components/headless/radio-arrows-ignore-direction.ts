import type { KeyboardEvent } from "react";

/**
 * The RadioGroup of Headless UI 2.2.10 takes the right arrow for "next" from right to left as well, and knows no Home and
 * End. No issue is known:
 * https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/components/radio-group/radio-group.tsx#L235
 * Test: "radio-arrows-ignore-direction" in tests/components/headless.test.tsx.
 * @param radios in the order shown; `disabled` is what keys pass over
 * @param from index of the chosen one, -1 for none
 * @returns the index that a key leads to: arrows go around the ends; null for any other key
 */
export function nextRadio(event: KeyboardEvent, radios: readonly { disabled?: boolean }[], from: number) {
  const { key, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const isMirrored = getComputedStyle(currentTarget).direction === "rtl";
  const enabled = radios.flatMap((radio, index) => (radio.disabled ? [] : [index]));
  const [first = null, last = null] = [enabled[0], enabled.at(-1)];
  if (key === "Home") return first;
  if (key === "End") return last;
  if (key === "ArrowDown" || key === (isMirrored ? "ArrowLeft" : "ArrowRight"))
    return enabled.find((index) => index > from) ?? first;
  if (key === "ArrowUp" || key === (isMirrored ? "ArrowRight" : "ArrowLeft"))
    return enabled.findLast((index) => index < from) ?? last;
  return null;
}
