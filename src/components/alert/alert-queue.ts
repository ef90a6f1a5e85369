/** All alerts: which of them are on the screen, and how much of their time is remaining. No timers, no React. */

export type Alert = {
  /** Colour, icon and urgency: error and warning interrupt a screen reader, success and info do not. */
  type: "success" | "warning" | "error" | "info";
  /** The text. Several texts are shown as a list. */
  message: string | readonly string[];
  /** Makes the message a button, or each text of a list. The close button stays separate. */
  onClick?: () => void;
};

export type QueuedAlert = Alert & {
  /** Rises with every alert. */
  id: number;
  /** Milliseconds remaining on the screen. */
  remaining: number;
  shown: boolean;
  /** The alert was on the screen before, so a screen reader has read it already. */
  reshown: boolean;
};

/** In the order they came. */
export type Queue = readonly QueuedAlert[];

/** Milliseconds (specification, section 9). */
export const DURATION = 5000;
const MAX_SHOWN = 3;

/**
 * A new alert answers the visitor's last action, so it is shown at once. The oldest alert on the screen goes back into
 * the queue and keeps the time it has left.
 */
export function add(queue: Queue, alert: Alert, id: number): Queue {
  const shown = queue.filter((other) => other.shown);
  const back = shown.length < MAX_SHOWN ? undefined : shown[0]?.id;
  return [
    ...queue.map((other) => (other.id === back ? { ...other, shown: false } : other)),
    { ...alert, id, remaining: DURATION, shown: true, reshown: false },
  ];
}

/** The alert that has waited longest takes the free place. */
export function remove(queue: Queue, id: number): Queue {
  const rest = queue.filter((alert) => alert.id !== id);
  const free = MAX_SHOWN - rest.filter((alert) => alert.shown).length;
  const next = new Set(rest.filter((alert) => !alert.shown).slice(0, free));
  return rest.map((alert) =>
    next.has(alert) ? { ...alert, shown: true, reshown: alert.remaining < DURATION } : alert,
  );
}

/** Takes time from an alert. An alert without time left is removed. */
export function tick(queue: Queue, id: number, milliseconds: number): Queue {
  const alert = queue.find((other) => other.id === id);
  if (!alert) return queue;
  const remaining = alert.remaining - milliseconds;
  if (remaining <= 0) return remove(queue, id);
  return queue.map((other) => (other === alert ? { ...alert, remaining } : other));
}
