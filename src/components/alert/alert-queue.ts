/** The alert queue as pure data: no timers, no React. */

export type Alert = {
  /** Colour, icon and urgency: error and warning interrupt a screen reader. */
  type: "success" | "warning" | "error" | "info";
  /** Several texts are shown as a list. */
  message: string | readonly string[];
  /** Makes the message, or each text of a list, a button. */
  onClick?: () => void;
};

export type QueuedAlert = Alert & {
  id: number;
  /** Milliseconds of display time. */
  remaining: number;
  shown: boolean;
  /** Shown before, so a screen reader has read it already. */
  reshown: boolean;
};

/** Oldest first. */
export type Queue = readonly QueuedAlert[];

export function isUrgent({ type }: Alert): boolean {
  return type === "error" || type === "warning";
}

/** Milliseconds (specification, section 9). */
export const DURATION = 5000;
const MAX_SHOWN = 3;

/** Shows the new alert at once. The oldest visible one returns to the queue and keeps its remaining time. */
export function add(queue: Queue, alert: Alert, id: number): Queue {
  const shown = queue.filter((other) => other.shown);
  const back = shown.length < MAX_SHOWN ? undefined : shown[0]?.id;
  return [
    ...queue.map((other) => (other.id === back ? { ...other, shown: false } : other)),
    { ...alert, id, remaining: DURATION, shown: true, reshown: false },
  ];
}

/** The alert that has waited longest takes the free slot. */
export function remove(queue: Queue, id: number): Queue {
  const rest = queue.filter((alert) => alert.id !== id);
  const free = MAX_SHOWN - rest.filter((alert) => alert.shown).length;
  const next = new Set(rest.filter((alert) => !alert.shown).slice(0, free));
  return rest.map((alert) =>
    next.has(alert) ? { ...alert, shown: true, reshown: alert.remaining < DURATION } : alert,
  );
}

/** Subtracts display time, and removes the alert when none remains. */
export function tick(queue: Queue, id: number, milliseconds: number): Queue {
  const alert = queue.find((other) => other.id === id);
  if (!alert) return queue;
  const remaining = alert.remaining - milliseconds;
  if (remaining <= 0) return remove(queue, id);
  return queue.map((other) => (other === alert ? { ...alert, remaining } : other));
}
