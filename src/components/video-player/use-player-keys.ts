import type { KeyboardEvent } from "react";
import { type Command, commandOf, type Focus } from "./player-keys.ts";

/** A handler for the keys of a player, for focus anywhere inside. */
export function usePlayerKeys(run: (command: Command) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    // The settings menu or another control has handled the key.
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
