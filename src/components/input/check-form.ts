import { flushSync } from "react-dom";

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
