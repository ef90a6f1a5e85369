import clsx from "clsx";
import { type CSSProperties, useLayoutEffect, useState } from "react";
import { Icon, type IconName } from "#components/icon/icon.tsx";
import { alertClasses as classes } from "./alert.classes.ts";
import { DURATION, type QueuedAlert } from "./alert-queue.ts";
import { burnAlert, timeLeft } from "./show-alert.ts";

const icons: Record<QueuedAlert["type"], [icon: IconName, name: string]> = {
  success: ["check", "Success"],
  warning: ["alert", "Warning"],
  error: ["alert", "Error"],
  info: ["info", "Information"],
};

type AlertCardProps = {
  alert: QueuedAlert;
  /** Whether the page is visible. Time in a hidden tab does not count. */
  visible: boolean;
  onClose: () => void;
};

/** One alert: icon, message, close button, and the fuse that shows the time left. */
export function AlertCard({ alert, visible, onClose }: AlertCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const burning = visible && !hovered && !focused;
  const second = useBurningSecond(alert, burning);
  const [icon, name] = icons[alert.type];
  const fuse = {
    "--from": alert.left / DURATION,
    "--to": (alert.left - second) / DURATION,
    "--burning": `${second}ms`,
  };
  const { message, onClick } = alert;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at an alert only stops its clock.
    <div
      className={clsx(classes.card, classes.type[alert.type])}
      // Newest first, across both live regions.
      style={{ order: -alert.id }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Only the alert closes. A modal beneath it listens for the same key.
        event.preventDefault();
        onClose();
      }}
    >
      <span role="img" aria-label={name}>
        <Icon name={icon} />
      </span>
      <div className={classes.message}>
        {typeof message === "string" ? (
          <Text text={message} onClick={onClick} />
        ) : (
          // Every text is a button: a list in a button would be read as one name.
          <ul className={classes.list}>
            {message.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two texts may be the same.
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
      <i aria-hidden="true" className={clsx(classes.fuse)} style={fuse as CSSProperties} />
    </div>
  );
}

function Text({ text, onClick }: { text: string; onClick?: () => void }) {
  if (!onClick) return text;
  return (
    <button type="button" className={classes.action} onClick={onClick}>
      {text}
    </button>
  );
}

/** Runs the alert's clock second by second. Returns the milliseconds that burn now, 0 while the clock stands. */
function useBurningSecond({ id, left }: QueuedAlert, burning: boolean): number {
  // Before paint, so that the fuse stops where it is and not where its second began.
  useLayoutEffect(() => {
    if (!burning) return;
    let stop = () => {};
    const burnSecond = () => {
      const second = restOfSecond(timeLeft(id));
      const started = performance.now();
      const timer = setTimeout(() => {
        burnAlert(id, second);
        if (timeLeft(id) > 0) burnSecond();
      }, second);
      // A pointer, focus or a newer alert may stop the clock before the second is over. The burnt part counts.
      stop = () => {
        clearTimeout(timer);
        burnAlert(id, Math.min(performance.now() - started, second));
      };
    };
    burnSecond();
    return () => stop();
  }, [id, burning]);
  return burning ? restOfSecond(left) : 0;
}

function restOfSecond(left: number): number {
  return left % 1000 || 1000;
}
