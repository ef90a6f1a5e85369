import type { MouseEvent } from "react";

export function headingId(section: string): string {
  return `${section}-heading`;
}

/**
 * Follows a link to a section of the page. The hash belongs to the router, so a click moves focus by script. Without scripts or
 * in a new tab the link leads to the prerendered page.
 */
export function goToSection(id: string, event: MouseEvent): void {
  const heading = document.getElementById(headingId(id));
  if (!heading || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  document.getElementById(id)?.scrollIntoView();
  heading.focus({ preventScroll: true });
}
