import type { EmailResult } from "./email.ts";

/** Tells the visitor what happened and what to do next. Undefined after success. */
export function explainFailure(result: EmailResult): string | undefined {
  switch (result.outcome) {
    case "sent":
      return undefined;
    case "not-set-up":
      return "This form isn’t connected to email yet.";
    case "looks-automatic":
      return "That looked automated, so it wasn’t sent. Please try again.";
    case "timed-out":
      return "The mail service didn’t respond. Your message may have been sent anyway; sending again could deliver it twice.";
    case "out-of-date":
      return "The site was updated while this page was open. Reload the page and send again; your text is saved.";
    case "offline":
      return "Couldn’t reach the mail service. Check your connection and try again.";
    case "refused":
      return explainRefusal(result.status, result.text);
  }
}

function explainRefusal(status: number, text: string): string {
  if (status === 413) {
    return "Your message is too long (limit 50 kB). Shorten it and try again.";
  }
  if (status === 429) return "Too many messages right now. Wait a minute and try again.";
  if (status >= 500) return `The mail service is having problems (${status}). Try again in a few minutes.`;
  return `The mail service rejected the message${quote(text)}. Please email me instead.`;
}

/** The service's first sentence, unless it is too long or HTML. */
function quote(text: string): string {
  const sentence = text.trim().split(/\.(?:\s|$)/)[0] ?? "";
  return sentence === "" || sentence.length > 150 || /[<>]/.test(sentence) ? "" : `: “${sentence}”`;
}
