import type { KeyboardEvent } from "react";

/**
 * The RadioGroup of Headless UI 2.2.10 ignores right-to-left direction, Home and End. No known issue:
 * https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/components/radio-group/radio-group.tsx#L235
 * Test: "radio-keys" in tests/components/workarounds.test.tsx.
 * @param from index of the selected radio, or -1
 * @returns the index that a key leads to, or null for other keys
 */
export function nextRadio(event: KeyboardEvent, radios: readonly { disabled?: boolean }[], from: number) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
  const [next, previous] = isMirrored ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  const places = radios.flatMap((radio, place) => (radio.disabled ? [] : [place]));
  if (event.key === "Home") return places[0] ?? null;
  if (event.key === "End") return places.at(-1) ?? null;
  if (event.key === "ArrowDown" || event.key === next) return places.find((place) => place > from) ?? places[0] ?? null;
  if (event.key === "ArrowUp" || event.key === previous)
    return places.filter((place) => place < from).at(-1) ?? places.at(-1) ?? null;
  return null;
}
