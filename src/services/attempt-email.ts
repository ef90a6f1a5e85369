import { type EmailResult, EmailSetupError, OFFLINE } from "./email.ts";

/** Sends a form: `sendEmail` with its settings, or a stand-in for it. */
export type SendForm = (form: HTMLFormElement) => Promise<EmailResult>;

/**
 * Sends a form's fields as they are now. Changes during the wait do not count.
 * @param wait ms before the fields are handed to `send`. Default: 0
 * @returns the result; errors of `send` become results too
 */
export async function attemptEmail(form: HTMLFormElement, send: SendForm, wait = 0): Promise<EmailResult> {
  const copy = copyOf(form);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  try {
    return await send(copy);
  } catch (error) {
    // The message names the missing variable, for the owner.
    console.error(error);
    return error instanceof EmailSetupError ? { outcome: "not-set-up" } : OFFLINE;
  }
}

/** A form outside the page with the same values. A clone would lose what is chosen in a select. */
function copyOf(form: HTMLFormElement): HTMLFormElement {
  const copy = document.createElement("form");
  for (const [name, value] of new FormData(form)) {
    copy.append(Object.assign(document.createElement("textarea"), { name, value }));
  }
  return copy;
}
