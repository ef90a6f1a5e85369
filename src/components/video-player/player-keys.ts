/** Seconds that an arrow key goes forward or back. */
const SKIP = 5;
/** Volume goes from 0 to 1 in steps of this size. */
export const VOLUME_STEP = 0.05;

export type Command =
  | { do: "play" }
  | { do: "mute" }
  | { do: "fullscreen" }
  | { do: "captions" }
  /** By seconds. */
  | { do: "skip"; by: number }
  /** By steps. */
  | { do: "volume"; by: number };

/** The part of a KeyboardEvent that matters here. */
type Press = Pick<KeyboardEvent, "key" | "repeat" | "ctrlKey" | "altKey" | "metaKey">;

/** The kind of control with focus. A control keeps the keys that it uses itself. */
export type Focus = "button" | "seek" | "volume" | "other";

const LETTERS: Record<string, Command> = {
  " ": { do: "play" },
  k: { do: "play" },
  m: { do: "mute" },
  f: { do: "fullscreen" },
  c: { do: "captions" },
};

/**
 * The player's command for a key, or undefined when the key is not the player's. Keys with Ctrl, Alt or Meta are the
 * browser's. Keys that the focused control uses are the control's.
 */
export function commandOf(press: Press, focus: Focus, direction: "ltr" | "rtl"): Command | undefined {
  const { key, repeat, ctrlKey, altKey, metaKey } = press;
  if (ctrlKey || altKey || metaKey || (focus === "button" && key === " ")) return;
  const letter = LETTERS[key.toLowerCase()];
  // A held key would play and pause in turn.
  if (letter) return repeat ? undefined : letter;
  if (focus === "volume") return;
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key === "ArrowLeft" || key === "ArrowRight") return { do: "skip", by: key === forward ? SKIP : -SKIP };
  if (key !== "ArrowUp" && key !== "ArrowDown") return;
  const up = key === "ArrowUp" ? 1 : -1;
  return focus === "seek" ? { do: "skip", by: up * SKIP } : { do: "volume", by: up };
}

/** The volume some steps higher, exactly on a step, within 0 and 1. */
export function stepVolume(volume: number, steps: number): number {
  const inSteps = Math.round(volume / VOLUME_STEP) + steps;
  return Math.min(1, Math.max(0, Math.round(inSteps * VOLUME_STEP * 100) / 100));
}
