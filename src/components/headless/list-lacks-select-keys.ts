import { type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { findByText } from "#lib/find-by-text.ts";

/** Longest pause between two letters of one search, in ms. */
const SEARCH_PAUSE = 1000;
const PAGE = 10;
/** What opens the list from the closed button, letters aside. */
const OPENERS = ["Enter", " ", "ArrowDown", "ArrowUp", "Home", "End"];

type ListKeys = {
  /** A list of several: called with the indexes that a key adds to the choice. */
  onAdd?: (indexes: number[]) => void;
};

/**
 * The keys of the WAI-ARIA select-only pattern that the Listbox of Headless UI 2.2.10 lacks. On the closed button Enter
 * submits the form (by intent since 2.0: https://github.com/tailwindlabs/headlessui/issues/2969), and Home, End and
 * letters do nothing (https://github.com/tailwindlabs/headlessui/issues/141). In the list Page Up and Page Down go to the
 * ends, Tab and Alt+Up choose nothing, letters want the accents, and 350 ms without a letter end a search.
 * Test: "list-lacks-select-keys" in tests/components/headless.test.tsx.
 */
export function useListKeys({ onAdd }: ListKeys = {}) {
  const search = useRef({ text: "", time: 0 });

  const type = (event: KeyboardEvent): string => {
    const { text, time } = search.current;
    const goesOn = event.timeStamp - time < SEARCH_PAUSE;
    search.current = { text: (goesOn ? text : "") + event.key, time: event.timeStamp };
    return search.current.text;
  };
  const isSearching = (event: KeyboardEvent) =>
    search.current.text !== "" && event.timeStamp - search.current.time < SEARCH_PAUSE;
  const isLetter = (event: KeyboardEvent) =>
    event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;

  const opening = useRef(false);
  const onButtonKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const button = event.currentTarget;
    const isTyped = isLetter(event) && event.key !== " ";
    if (opening.current || (!OPENERS.includes(event.key) && !isTyped)) return;
    event.preventDefault();
    if (event.repeat) return;
    const typed = isTyped ? type(event) : "";
    opening.current = true;
    // Headless UI opens a list by a key or a press alone: https://github.com/tailwindlabs/headlessui/issues/3082
    flushSync(() => press(button, " "));
    opening.current = false;
    const list = document.getElementById(button.getAttribute("aria-controls") ?? "");
    if (!list) return;
    const { options, labels } = read(list);
    const chosen = options.findIndex((option) => option.ariaSelected === "true");
    if (typed) activate(options, findByText(labels, chosen, typed));
    else if (event.key === "End" || (event.key === "ArrowUp" && chosen === -1)) activate(options, edge(labels, -1));
    else if (event.key === "Home" || chosen === -1) activate(options, edge(labels, 1));
  };

  const onListKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const { options, labels, active } = read(event.currentTarget);
    const take = (index: number) => {
      event.preventDefault();
      event.stopPropagation();
      activate(options, index);
    };
    const { key, shiftKey, altKey } = event;
    if (event.repeat && (key === "Enter" || key === " ")) {
      // While it is held down, the key that opened the list would choose in the list as well.
      event.preventDefault();
      event.stopPropagation();
    } else if (isLetter(event) && (key !== " " || isSearching(event))) take(findByText(labels, active, type(event)));
    else if (key === "PageDown") take(stepBy(labels, active, PAGE));
    else if (key === "PageUp") take(stepBy(labels, active, -PAGE));
    else if (onAdd && shiftKey && (key === "ArrowDown" || key === "ArrowUp")) {
      const next = stepBy(labels, active, key === "ArrowDown" ? 1 : -1);
      take(next);
      onAdd([active, next].filter((index) => index >= 0));
    } else if (onAdd && key === "a" && (event.ctrlKey || event.metaKey)) {
      take(active);
      onAdd(labels.flatMap((label, index) => (label === undefined ? [] : [index])));
    } else if (altKey && key === "ArrowUp") {
      take(-1);
      if (onAdd) press(event.currentTarget, "Escape");
      else options[active]?.click();
    } else if (key === "Tab" && !onAdd) options[active]?.click();
  };

  return { onButtonKeyDown, onListKeyDownCapture };
}

function read(list: HTMLElement) {
  const options = [...list.querySelectorAll<HTMLElement>('[role="option"]')];
  const labels = options.map((option) => (option.ariaDisabled === "true" ? undefined : (option.textContent ?? "")));
  const active = options.findIndex((option) => option.id === list.getAttribute("aria-activedescendant"));
  return { options, labels, active };
}

/** Tells Headless UI that an option took focus. Headless UI makes the option active, and focus stays on the list. */
function activate(options: readonly HTMLElement[], index: number) {
  options[index]?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

function press(element: HTMLElement, key: string) {
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

/** The first label that can be chosen, from the start (1) or from the end (-1). */
function edge(labels: readonly (string | undefined)[], direction: 1 | -1): number {
  const can = (label: string | undefined) => label !== undefined;
  return direction === 1 ? labels.findIndex(can) : labels.findLastIndex(can);
}

/** The label `count` places on from the active one, or the list's end, and from there the next that can be chosen. */
function stepBy(labels: readonly (string | undefined)[], active: number, count: number): number {
  const direction = Math.sign(count);
  let index = Math.min(labels.length - 1, Math.max(0, active + count));
  while (labels[index] === undefined && index !== active) {
    index += direction;
    if (index < 0 || index >= labels.length) return edge(labels, direction === 1 ? -1 : 1);
  }
  return index;
}
