import { type EmailResult, EmailSetupError, OFFLINE } from "./email.ts";

export type SendForm = (form: HTMLFormElement) => Promise<EmailResult>;

/** Sends a form's fields as they are now, after `wait` ms. Errors of `send` become results. */
export async function attemptEmail(form: HTMLFormElement, send: SendForm, wait = 0): Promise<EmailResult> {
  const copy = copyOf(form);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  try {
    return await send(copy);
  } catch (error) {
    // For the owner: it names the missing variable.
    console.error(error);
    return error instanceof EmailSetupError ? { outcome: "not-set-up" } : OFFLINE;
  }
}

/** Copies the values, since a cloned form would lose a select's value. */
function copyOf(form: HTMLFormElement): HTMLFormElement {
  const copy = document.createElement("form");
  for (const [name, value] of new FormData(form)) {
    copy.append(Object.assign(document.createElement("textarea"), { name, value }));
  }
  return copy;
}
