import clsx from "clsx";
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon, type IconName } from "#components/icon/icon.tsx";
import { alertClasses as classes } from "./alert.classes.ts";
import { DURATION, isUrgent, type QueuedAlert } from "./alert-queue.ts";
import { remainingTime, tickAlert } from "./show-alert.ts";

const icons: Record<QueuedAlert["type"], [icon: IconName, name: string]> = {
  success: ["check", "Success"],
  warning: ["alert", "Warning"],
  error: ["alert", "Error"],
  info: ["info", "Information"],
};

type AlertCardProps = { alert: QueuedAlert; pageVisible: boolean; onClose: () => void };

/** https://developer.mozilla.org/docs/Web/API/Element/ariaNotify, not in every browser. */
type Announcer = HTMLDivElement & { ariaNotify?: (text: string, options: { priority: "high" | "normal" }) => void };

export function AlertCard({ alert, pageVisible, onClose }: AlertCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = pageVisible && !hovered && !focused;
  const second = useRunningSecond(alert, running);
  const [icon, name] = icons[alert.type];
  const card = useRef<Announcer>(null);
  const announced = useRef(alert.reshown);
  useEffect(() => {
    if (announced.current) return;
    announced.current = true;
    const text = `${name}: ${[alert.message].flat().join(", ")}`;
    card.current?.ariaNotify?.(text, { priority: isUrgent(alert) ? "high" : "normal" });
  }, [alert, name]);
  const progress = {
    "--from": alert.remaining / DURATION,
    "--to": (alert.remaining - second) / DURATION,
    "--running": `${second}ms`,
  };
  const { message, onClick } = alert;
  // Not a control: hovering and focus only pause the timer.
  const pausing = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // A modal beneath listens for the same key.
      event.preventDefault();
      onClose();
    },
  };
  return (
    <div
      ref={card}
      className={clsx(classes.card, classes.type[alert.type])}
      // Newest first, across both live regions.
      style={{ order: -alert.id }}
      {...pausing}
    >
      <span role="img" aria-label={name}>
        <Icon name={icon} />
      </span>
      <div className={classes.message}>
        {typeof message === "string" ? (
          <Text text={message} onClick={onClick} />
        ) : (
          // One button per text: screen readers would read a list inside a button as one name.
          <ul className={classes.list}>
            {message.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and texts may repeat.
              <li key={index}>
                <Text text={text} onClick={onClick} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" aria-label="Close" className={classes.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <i aria-hidden="true" className={clsx(classes.progress)} style={progress as CSSProperties} />
    </div>
  );
}

function Text({ text, onClick }: { text: string; onClick: (() => void) | undefined }) {
  if (!onClick) return text;
  return (
    <button type="button" className={classes.action} onClick={onClick}>
      {text}
    </button>
  );
}

/** Runs the alert's timer second by second. Returns the ms of the current step, 0 while paused. */
function useRunningSecond({ id, remaining }: QueuedAlert, running: boolean): number {
  // Before paint, so that the progress bar stops where it is, not where its second began.
  useLayoutEffect(() => {
    if (!running) return;
    let stop = () => {};
    const tickSecond = () => {
      const second = restOfSecond(remainingTime(id));
      const started = performance.now();
      const timer = setTimeout(() => {
        tickAlert(id, second);
        if (remainingTime(id) > 0) tickSecond();
      }, second);
      // The timer may pause before the second is over; the elapsed part counts.
      stop = () => {
        clearTimeout(timer);
        tickAlert(id, Math.min(performance.now() - started, second));
      };
    };
    tickSecond();
    return () => stop();
  }, [id, running]);
  return running ? restOfSecond(remaining) : 0;
}

function restOfSecond(left: number): number {
  return left % 1000 || 1000;
}
