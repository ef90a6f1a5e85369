// https://www.w3.org/WAI/ARIA/apg/patterns/alert/
import clsx from "clsx";
import { type FocusEvent, type RefObject, useEffect, useImperativeHandle, useRef, useSyncExternalStore } from "react";
import type { ElementAttributes } from "#lib/element-attributes.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { alertClasses as classes } from "./alert.classes.ts";
import { AlertCard } from "./alert-card.tsx";
import { isUrgent, type Queue, type QueuedAlert } from "./alert-queue.ts";
import { currentAlerts, dismissAlert, onAlertsChange } from "./show-alert.ts";

/** On a server, whose module serves every visitor. */
const none: Queue = [];

/** Renders the alerts. Mount it outside the app's root, which a modal makes inert. */
export function Alerts({ ref, ...rest }: ElementAttributes) {
  // Newest first, so that Tab goes down the stack.
  const shown = useSyncExternalStore(onAlertsChange, currentAlerts, () => none)
    .filter((alert) => alert.shown)
    .reverse();
  const pageVisible = useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === "visible",
    () => true,
  );
  // The cards announce themselves where they can.
  const live = useHydrated() && "ariaNotify" in document ? "off" : undefined;
  const stack = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => stack.current as HTMLElement, []);
  const before = useRef<Element | null>(null);
  useTabOverModal(stack);

  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (!stack.current?.contains(relatedTarget)) before.current = relatedTarget;
  };
  const close = ({ id }: QueuedAlert) => {
    const focused = document.activeElement;
    const back = before.current;
    dismissAlert(id);
    if (!focused || !stack.current?.contains(focused)) return;
    // After a click, focus skips the next alert, which it would pause.
    const byKeyboard = focused.matches(":focus-visible");
    requestAnimationFrame(() => {
      const { activeElement } = document;
      // A visitor who has moved it meanwhile keeps it.
      if (activeElement !== document.body && !stack.current?.contains(activeElement)) return;
      const next = (byKeyboard && stack.current?.querySelector("button")) || back;
      if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
      before.current = back;
    });
  };
  const cards = (alerts: QueuedAlert[]) =>
    alerts.map((alert) => (
      <AlertCard key={alert.id} alert={alert} pageVisible={pageVisible} onClose={() => close(alert)} />
    ));

  return (
    <div {...rest} ref={stack} className={clsx(classes.stack)} {...{ onFocus: rememberFocus }}>
      {/* Present before the first message, or screen readers skip it. Not atomic: only the new alert is read. */}
      <div role="alert" aria-live={live} aria-atomic="false" className={classes.region}>
        {cards(shown.filter((alert) => !alert.reshown && isUrgent(alert)))}
      </div>
      <div role="status" aria-live={live} aria-atomic="false" className={classes.region}>
        {cards(shown.filter((alert) => !alert.reshown && !isUrgent(alert)))}
      </div>
      {cards(shown.filter(({ reshown }) => reshown))}
    </div>
  );
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Lets Tab move between a modal, which traps focus, and an element above it. */
function useTabOverModal(over: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const goOn = (event: KeyboardEvent) => {
      if (event.key !== "Tab" || event.defaultPrevented) return;
      const inModal = tabbableIn(document.querySelector("[aria-modal=true]"));
      const stops = [...inModal, ...tabbableIn(over.current)];
      const from = stops.indexOf(document.activeElement as HTMLElement);
      if (inModal.length === 0 || from < 0) return;
      const to = (from + (event.shiftKey ? -1 : 1) + stops.length) % stops.length;
      const isInModal = (place: number) => place < inModal.length;
      // The browser moves focus within either of them.
      if (isInModal(from) === isInModal(to)) return;
      event.preventDefault();
      stops[to]?.focus();
    };
    document.addEventListener("keydown", goOn);
    return () => document.removeEventListener("keydown", goOn);
  }, [over]);
}

function tabbableIn(element: Element | null): HTMLElement[] {
  const all = element?.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]");
  return [...(all ?? [])].filter((at) => at.tabIndex >= 0 && !at.matches(":disabled") && at.getClientRects().length);
}
