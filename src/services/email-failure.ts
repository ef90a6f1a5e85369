import type { EmailResult } from "./email.ts";

/** What happened and how to go on, for the person who wrote the message. Undefined when the message arrived. */
export function explainFailure(result: EmailResult): string | undefined {
  switch (result.outcome) {
    case "sent":
      return undefined;
    case "not-set-up":
      return "The mail service of this site is not set up yet, so the form cannot send.";
    case "looks-automatic":
      return "The form was filled in the way a program would do it, so it was not sent.";
    case "timed-out":
      return "The mail service has not answered. Your message may have arrived all the same; if you send it again, it may arrive twice.";
    case "out-of-date":
      return "The part of this page that sends could not be loaded, perhaps because the site was renewed meanwhile. Reload the page, which keeps what you typed, then send it again.";
    case "offline":
      return "There is no connection to the mail service. Check that you are online, then send it again.";
    case "refused":
      return explainRefusal(result.status, result.text);
  }
}

function explainRefusal(status: number, text: string): string {
  if (status === 413) {
    return "The message is too long for the mail service, which takes 50 kB. Shorten it and send it again.";
  }
  if (status === 429) return "The mail service had too many messages at once. Wait a minute, then send it again.";
  if (status >= 500) return `The mail service has a fault of its own (${status}). Send it again in a few minutes.`;
  return `The mail service refused the message${said(text)}. Sending it again will not help.`;
}

/** The service's own first sentence, when it is one: an error page in HTML says nothing to a person. */
function said(text: string): string {
  const sentence = text.trim().split(/\.(?:\s|$)/)[0] ?? "";
  return sentence === "" || sentence.length > 150 || /[<>]/.test(sentence) ? "" : `: “${sentence}”`;
}
