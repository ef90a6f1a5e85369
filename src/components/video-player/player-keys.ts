import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/** Seconds per arrow key. */
const SKIP = 5;
export const VOLUME_STEP = 0.05;

export type Command =
  | { do: "play" | "mute" | "fullscreen" | "captions" }
  /** By seconds, or by steps of the volume. */
  | { do: "skip" | "volume"; by: number };

type Press = Pick<KeyboardEvent, "key" | "repeat" | "ctrlKey" | "altKey" | "metaKey">;

/** The focused control, which keeps the keys that it uses itself. */
export type Focus = "button" | "seek" | "volume" | "other";

const LETTERS: Record<string, Command> = {
  " ": { do: "play" },
  k: { do: "play" },
  m: { do: "mute" },
  f: { do: "fullscreen" },
  c: { do: "captions" },
};

/** The command for a key, or undefined if it belongs to the browser or the focused control. */
export function commandOf(press: Press, focus: Focus, direction: "ltr" | "rtl"): Command | undefined {
  const { key, repeat, ctrlKey, altKey, metaKey } = press;
  if (ctrlKey || altKey || metaKey || (focus === "button" && key === " ")) return;
  const letter = LETTERS[key.toLowerCase()];
  // A held key would toggle repeatedly.
  if (letter) return repeat ? undefined : letter;
  if (focus === "volume") return;
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key === "ArrowLeft" || key === "ArrowRight") return { do: "skip", by: key === forward ? SKIP : -SKIP };
  if (key !== "ArrowUp" && key !== "ArrowDown") return;
  const up = key === "ArrowUp" ? 1 : -1;
  return focus === "seek" ? { do: "skip", by: up * SKIP } : { do: "volume", by: up };
}

/** The volume some steps higher, rounded to a step, from 0 to 1. */
export function stepVolume(volume: number, steps: number): number {
  const inSteps = Math.round(volume / VOLUME_STEP) + steps;
  return Math.min(1, Math.max(0, Math.round(inSteps * VOLUME_STEP * 100) / 100));
}

/** Returns a key handler for focus anywhere in the player. */
export function handlePlayerKeys(run: (command: Command) => void) {
  return (event: ReactKeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented) return;
    const direction = getComputedStyle(event.currentTarget).direction === "rtl" ? "rtl" : "ltr";
    const command = commandOf(event.nativeEvent, focusOf(event.target as HTMLElement), direction);
    if (!command) return;
    event.preventDefault();
    run(command);
  };
}

function focusOf(target: HTMLElement): Focus {
  const { kind } = target.dataset;
  if (kind === "seek" || kind === "volume") return kind;
  return target.closest("button") ? "button" : "other";
}
