import { flushSync } from "react-dom";

/**
 * Checks every field of a form by the browser's validity rules. Each invalid field shows its message, and the first
 * takes focus. The form needs `noValidate`, or the browser stops the submit event before the form can call this.
 * @returns whether the form may be sent
 */
export function checkForm(form: HTMLFormElement): boolean {
  // Fields show messages at the browser's `invalid` event. A screen reader reads them at focus, so messages come first.
  const valid = flushSync(() => form.checkValidity());
  if (!valid) firstInvalid(form)?.focus();
  return valid;
}

function firstInvalid(form: HTMLFormElement): HTMLElement | undefined {
  const elements = [...form.elements] as HTMLElement[];
  return elements.find((element) => element.matches(":invalid:not(fieldset)"));
}
