import type { MouseEvent } from "react";

/**
 * A click handler for submit buttons: the second click of a double click does nothing. By then the form may have been sent
 * and be empty again.
 */
export function onlyFirstClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
