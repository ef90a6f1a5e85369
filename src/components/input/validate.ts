import { flushSync } from "react-dom";
import { PHONE_PATTERN } from "./phone-number.ts";

export type InputKind = "text" | "email" | "phone";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = new RegExp(`^${PHONE_PATTERN}$`);

/** The message for an invalid value on blur. Empty email and phone fields pass; `required` decides on submit. */
export function violation(kind: InputKind, value: string): string | undefined {
  if (kind === "text") return value.trim() === "" ? "Text field cannot be empty." : undefined;
  if (value === "") return undefined;
  if (kind === "email") return EMAIL.test(value) ? undefined : "Invalid email format.";
  return PHONE.test(value) ? undefined : "Phone number must be in the format 123-456-7890.";
}

/** The message on submit, by the browser's own validation. */
export function submitMessage(kind: InputKind, field: HTMLInputElement | HTMLTextAreaElement): string {
  if (kind === "phone" && field.validity.patternMismatch) {
    return "Please enter a valid phone number (e.g., 123-456-7890).";
  }
  return field.validationMessage;
}

/**
 * Validates a form. Each invalid field shows its message, and the first takes focus. The form needs `noValidate`, or the
 * browser blocks the submit event.
 * @returns whether the form may be sent
 */
export function checkForm(form: HTMLFormElement): boolean {
  // Rendered before focus moves, so that screen readers announce the message with the field.
  const valid = flushSync(() => form.checkValidity());
  const fields = [...form.elements] as HTMLElement[];
  if (!valid) fields.find((field) => field.matches(":invalid:not(fieldset)"))?.focus();
  return valid;
}
