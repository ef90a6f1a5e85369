import { afterPaint } from "./after-paint.ts";

/** Shows the pressed button, if any, as busy in the next frame, and loads what it opens after that. */
export async function loadAfterPress(button: Element | undefined, load: () => Promise<void>): Promise<void> {
  button?.setAttribute("aria-busy", "true");
  try {
    await new Promise<void>(afterPaint);
    await load();
  } finally {
    button?.removeAttribute("aria-busy");
  }
}
