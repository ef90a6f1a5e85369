import { afterPaint } from "./after-paint.ts";

/**
 * Shows the pressed button, if any, as busy in the next frame, and loads what it opens after that. Nothing turns: an animation
 * takes all that is painted above it to another layer, which delays that frame by a tenth of a second on a slow machine.
 */
export async function loadAfterPress(button: Element | undefined, load: () => Promise<void>): Promise<void> {
  // The look of a press that waits (src/app.css).
  button?.setAttribute("data-kept", "");
  button?.setAttribute("aria-busy", "true");
  try {
    await new Promise<void>(afterPaint);
    await load();
  } finally {
    for (const name of ["data-kept", "aria-busy"]) button?.removeAttribute(name);
  }
}
