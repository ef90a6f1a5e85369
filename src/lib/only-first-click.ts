import type { MouseEvent } from "react";

/**
 * For a submit button: the second click of a double click does nothing. The answer to the first may have come, and the
 * form be empty again, before the second arrives.
 */
export function onlyFirstClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
