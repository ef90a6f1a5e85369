import type { InvalidEvent, RefObject } from "react";

/**
 * Props of a native control that no one sees, by which a form knows another's value and rules. A check of the form
 * that wants to focus it is sent on.
 * @param control what takes focus in its stead
 * @param onInvalid told the browser's message when a check finds the value wrong
 */
export function unseenControl(control: RefObject<HTMLElement | null>, onInvalid: (message: string) => void) {
  return {
    onChange: () => {},
    onInvalid: (event: InvalidEvent<HTMLInputElement | HTMLSelectElement>) => {
      event.preventDefault();
      onInvalid(event.currentTarget.validationMessage);
    },
    onFocus: () => control.current?.focus(),
    "aria-hidden": true,
    tabIndex: -1,
    // A pixel in: its margin of -1 px would reach out of a box that runs from right to left.
    className: "sr-only start-px",
  } as const;
}
