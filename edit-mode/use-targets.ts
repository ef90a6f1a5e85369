import { useEffect, useEffectEvent } from "react";
import type { State } from "../vite/edit/content-files.ts";
import { editableElements, keyOf, type Target, targetAt, targetsIn } from "./targets.ts";

/** In ms. A page that renders changes many elements at once. */
const QUIET = 150;
/** The key of the open target, which opens again when the page reloads, as it does when the dev server restarts. */
const OPEN = "edit-open";
/** The key of the target that was closed last. Its element gets the focus again when the change has replaced it. */
let left: string | undefined;

/** The target that was clicked; by keyboard, all that the element shows. */
export type Open = { element: HTMLElement; targets: readonly Target[] };

/** Outlines what can be edited, makes it a tab stop, and opens it by click or Enter. */
export function useTargets(state: State | undefined, onOpen: (open: Open, isAgain: boolean) => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (!state) return;
    const restore = (element: HTMLElement) => {
      const isKept = (target: Target) => [sessionStorage.getItem(OPEN), left].includes(keyOf(target));
      const target = targetsIn(element, state).find(isKept);
      if (!target || !element.checkVisibility()) return;
      if (keyOf(target) !== left) open({ element, targets: [target] }, true);
      else if (document.activeElement === document.body) stopOf(element).focus({ preventScroll: true });
    };
    const show = () => {
      hide();
      for (const element of editableElements(state)) {
        element.dataset.edit = "";
        const stop = stopOf(element);
        if (stop.tabIndex < 0 && !stop.closest("[aria-hidden=true]")) {
          stop.tabIndex = 0;
          stop.dataset.editStop = "";
        }
        restore(element);
      }
    };
    const press = (event: MouseEvent | KeyboardEvent) => {
      const isKey = event instanceof KeyboardEvent;
      // With a modifier a link is followed.
      if ((isKey && event.key !== "Enter") || event.ctrlKey || event.metaKey || event.altKey) return;
      const pressed = event.target as HTMLElement;
      const element = pressed.closest<HTMLElement>("[data-edit]") ?? (isKey ? pressed : undefined);
      if (!element || !document.getElementById("root")?.contains(element)) return;
      const clicked = isKey ? undefined : targetAt(event, element, state);
      const targets = clicked ? [clicked] : targetsIn(element, state);
      const [first] = targets;
      if (!first) return;
      event.preventDefault();
      event.stopPropagation();
      sessionStorage.setItem(OPEN, keyOf(first));
      left = undefined;
      open({ element, targets }, false);
    };
    show();
    let timer = 0;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(show, QUIET);
    });
    observer.observe(document.getElementById("root") as HTMLElement, { childList: true, subtree: true });
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener("click", press, options);
    document.addEventListener("keydown", press, options);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      listening.abort();
      hide();
    };
  }, [state]);
}

/** Closes a target for good, and gives the focus back. */
export function leave({ element }: Open): void {
  left = sessionStorage.getItem(OPEN) ?? undefined;
  sessionStorage.removeItem(OPEN);
  stopOf(element).focus();
}

/** A text in a link has no tab stop of its own, nor has a line of a title. */
function stopOf(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>("a, button, h1") ?? element;
}

function hide(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-edit], [data-edit-stop]")) {
    if (element.dataset.editStop === "") element.removeAttribute("tabindex");
    delete element.dataset.edit;
    delete element.dataset.editStop;
  }
}
