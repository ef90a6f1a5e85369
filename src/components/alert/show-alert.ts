import { type Alert, add, type Queue, remove, tick } from "./alert-queue.ts";

let queue: Queue = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows an alert for 5000 ms, not counting time hidden, hovered or focused. Returns the id for `dismissAlert`. */
export function showAlert(alert: Alert): number {
  lastId += 1;
  change(add(queue, alert, lastId));
  return lastId;
}

export function dismissAlert(id: number): void {
  change(remove(queue, id));
}

export function tickAlert(id: number, milliseconds: number): void {
  change(tick(queue, id, milliseconds));
}

export function remainingTime(id: number): number {
  return queue.find((alert) => alert.id === id)?.remaining ?? 0;
}

export function currentAlerts(): Queue {
  return queue;
}

/** Returns the unsubscribe function. */
export function onAlertsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Queue): void {
  if (next === queue) return;
  queue = next;
  for (const listener of listeners) listener();
}
