/** Seconds that an arrow key goes on or back. */
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

/** What of a key press matters here; a KeyboardEvent has it all. */
type Press = Pick<KeyboardEvent, "key" | "repeat" | "ctrlKey" | "altKey" | "metaKey">;

/** What has the focus: a control keeps the keys that it uses itself. */
export type Focus = "button" | "seek" | "volume" | "other";

const LETTERS: Record<string, Command> = {
  " ": { do: "play" },
  k: { do: "play" },
  m: { do: "mute" },
  f: { do: "fullscreen" },
  c: { do: "captions" },
};

/**
 * What a key does in the player, or undefined when it is not the player's: with Ctrl, Alt or Meta it is the browser's,
 * and what the focused control uses is the control's.
 */
export function commandOf(press: Press, focus: Focus, direction: "ltr" | "rtl"): Command | undefined {
  const { key, repeat, ctrlKey, altKey, metaKey } = press;
  if (ctrlKey || altKey || metaKey || (focus === "button" && key === " ")) return;
  const letter = LETTERS[key.toLowerCase()];
  // Held down it would play and pause in turn.
  if (letter) return repeat ? undefined : letter;
  if (focus === "volume") return;
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key === "ArrowLeft" || key === "ArrowRight") return { do: "skip", by: key === forward ? SKIP : -SKIP };
  if (key !== "ArrowUp" && key !== "ArrowDown") return;
  const up = key === "ArrowUp" ? 1 : -1;
  return focus === "seek" ? { do: "skip", by: up * SKIP } : { do: "volume", by: up };
}

/** The volume some steps on, exactly on a step, within 0 and 1. */
export function stepVolume(volume: number, steps: number): number {
  const inSteps = Math.round(volume / VOLUME_STEP) + steps;
  return Math.min(1, Math.max(0, Math.round(inSteps * VOLUME_STEP * 100) / 100));
}
