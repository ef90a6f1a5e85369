import { type EmailAnswer, EmailSetupError } from "./email.ts";
import type { EmailFailure } from "./email-failure.ts";

/** Sends a form: `sendEmail` with its settings, or a stand-in for it. */
export type SendForm = (form: HTMLFormElement) => Promise<EmailAnswer>;

/**
 * Sends a form's fields as they stand now, whatever is typed into them until they are under way.
 * @param wait ms before they are handed to `send`. Default: 0
 * @returns why they were not sent, or undefined when they were
 */
export async function attemptEmail(form: HTMLFormElement, send: SendForm, wait = 0): Promise<EmailFailure | undefined> {
  const copy = copyOf(form);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  try {
    const answer = await send(copy);
    return answer.sent ? undefined : answer;
  } catch (error) {
    // For the owner: it names the variable that is missing.
    console.error(error);
    return error instanceof EmailSetupError ? "not-set-up" : { status: 0, text: "Network Error" };
  }
}

/** A form outside the page with the same fields. Not a clone: that leaves out what is chosen in a select. */
function copyOf(form: HTMLFormElement): HTMLFormElement {
  const copy = document.createElement("form");
  for (const [name, value] of new FormData(form)) {
    copy.append(Object.assign(document.createElement("textarea"), { name, value }));
  }
  return copy;
}
