/** The one queue of the page. Any module may show an alert; `Alerts` draws them. */
import { type Alert, add, type Queue, remove, tick } from "./alert-queue.ts";

let queue: Queue = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows an alert for 5000 ms. Time out of sight, under the pointer or with focus does not count.
 * @returns the id for `dismissAlert`
 */
export function showAlert(alert: Alert): number {
  lastId += 1;
  change(add(queue, alert, lastId));
  return lastId;
}

/** Removes an alert before its time is over. Does nothing when the alert is gone already. */
export function dismissAlert(id: number): void {
  change(remove(queue, id));
}

/** Takes time from an alert, in milliseconds. For `Alerts`, which knows when time counts. */
export function tickAlert(id: number, milliseconds: number): void {
  change(tick(queue, id, milliseconds));
}

/** Milliseconds an alert still has, 0 when it is gone. */
export function remainingTime(id: number): number {
  return queue.find((alert) => alert.id === id)?.remaining ?? 0;
}

export function currentAlerts(): Queue {
  return queue;
}

/** Calls back after every change. Returns the function that stops it. */
export function onAlertsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Queue): void {
  if (next === queue) return;
  queue = next;
  for (const listener of listeners) listener();
}
