import { type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { findByText } from "#lib/plain-text.ts";

const SEARCH_PAUSE_MS = 1000;
const PAGE = 10;
/** Keys that open the list in addition to letters. */
const OPENERS = ["Enter", " ", "ArrowDown", "ArrowUp", "Home", "End"];

/**
 * WAI-ARIA select-only keys that the Listbox of Headless UI 2.2.10 lacks. On the closed button, Enter submits the form
 * (intended: https://github.com/tailwindlabs/headlessui/issues/2969), and Home, End and letters do nothing
 * (https://github.com/tailwindlabs/headlessui/issues/141). In the list, Page Up and Page Down go to the ends, Tab and Alt+Up
 * choose nothing, letters need accents, and a search ends after 350 ms.
 * Test: "listbox-keys" in tests/components/workarounds.test.tsx.
 * @param onAdd for multiple selection: called with the indexes that a key adds
 */
export function useListboxKeys(onAdd?: (indexes: number[]) => void) {
  const search = useRef({ text: "", time: 0 });
  const isSearching = ({ timeStamp }: KeyboardEvent) =>
    search.current.text !== "" && timeStamp - search.current.time < SEARCH_PAUSE_MS;
  const type = (event: KeyboardEvent): string => {
    const text = (isSearching(event) ? search.current.text : "") + event.key;
    search.current = { text, time: event.timeStamp };
    return text;
  };
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
    // Headless UI cannot open a list from code: https://github.com/tailwindlabs/headlessui/issues/3082
    flushSync(() => press(button, " "));
    opening.current = false;
    const list = document.getElementById(button.getAttribute("aria-controls") ?? "");
    if (!list) return;
    const { options, labels } = read(list);
    const chosen = options.findIndex((option) => option.ariaSelected === "true");
    if (typed) activate(options, findByText(labels, chosen, typed));
    else if (event.key === "End" || (event.key === "ArrowUp" && chosen === -1))
      activate(options, stepBy(labels, labels.length, -1));
    else if (event.key === "Home" || chosen === -1) activate(options, stepBy(labels, -1, 1));
  };

  const onListKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const { options, labels, active } = read(event.currentTarget);
    const take = (index: number) => {
      event.preventDefault();
      event.stopPropagation();
      activate(options, index);
    };
    const { key, shiftKey, altKey } = event;
    // The key that opened the list, while held, would also choose in it.
    if (event.repeat && (key === "Enter" || key === " ")) take(active);
    else if (isLetter(event) && (key !== " " || isSearching(event))) take(findByText(labels, active, type(event)));
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

/** Headless UI makes an option active when told that it took focus; focus stays on the list. */
function activate(options: readonly HTMLElement[], index: number) {
  options[index]?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

function press(element: HTMLElement, key: string) {
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

/** The enabled option `count` places further, or the last one before that. */
function stepBy(labels: readonly (string | undefined)[], active: number, count: number): number {
  const places = labels.flatMap((label, place) => (label === undefined ? [] : [place]));
  const to = active + count;
  const found = count > 0 ? places.find((place) => place >= to) : places.filter((place) => place <= to).at(-1);
  return found ?? places.at(count > 0 ? -1 : 0) ?? -1;
}
