import { useEffect, useRef, useState } from "react";
import { Input } from "#components/input/input.tsx";
import { type EmailResult, sendEmail } from "#services/email.ts";
import type { Outcome } from "../vite/edit/content-files.ts";
import { Action } from "./action.tsx";
import { useEdit } from "./edit-context.ts";
import { fieldAt } from "./fields.ts";
import { Message } from "./message.tsx";
import { post } from "./post.ts";

const KEYS = [
  ["VITE_EMAILJS_PUBLIC_KEY", "Public key (Account, General)"],
  ["VITE_EMAILJS_SERVICE_ID", "Service ID (Email Services)"],
  ["VITE_EMAILJS_TEMPLATE_ID", "Template ID (Email Templates)"],
] as const;

type Known = { env: Record<string, string | undefined>; isTested: boolean };

/** The keys of the mail service, and a message to the owner that shows whether they work. */
export function Mail() {
  const { state } = useEdit();
  const email = String(fieldAt(state, "site.yaml", ["email"])?.value);
  const [known, setKnown] = useState<Known & Outcome>();
  const keys = useRef<HTMLFormElement>(null);
  const test = useRef<HTMLFormElement>(null);
  useEffect(() => void post<Known>("mail").then(setKnown), []);
  if (!known?.env) return <Message outcome={known} />;
  const { env, isTested } = known;

  async function save(): Promise<Outcome> {
    const result = await post<Known>("mail", { keys: Object.fromEntries(new FormData(keys.current ?? undefined)) });
    if (!result.env) return result;
    setKnown(result);
    return { message: "Keys saved. They take effect with the next build." };
  }

  async function send(): Promise<Outcome> {
    const [publicKey = "", serviceId = "", templateId = ""] = KEYS.map(([name]) => env[name]);
    const config = { publicKey, serviceId, templateId, origin: env.VITE_EMAILJS_ORIGIN ?? "" };
    try {
      const result = await sendEmail(test.current as HTMLFormElement, config);
      if (result.outcome === "sent") setKnown(await post<Known>("mail", { accepted: true }));
      return { message: wordsFor(result, email) };
    } catch (error) {
      return { message: (error as Error).message };
    }
  }

  return (
    <>
      <form ref={keys} className="edit-field">
        <p>
          The forms send by <a href="https://www.emailjs.com">EmailJS</a>. The keys are stored in .env.production.local.
        </p>
        {KEYS.map(([name, label]) => (
          <Input key={name} label={label} name={name} defaultValue={env[name]} />
        ))}
        <Action run={save}>Save keys</Action>
      </form>
      <form ref={test} className="edit-field">
        <input type="hidden" name="user_name" value="Edit mode" />
        <input type="hidden" name="user_email" value={email} />
        <input type="hidden" name="message" value={`A test message from ${location.href}`} />
        <Action disabled={KEYS.some(([name]) => !env[name])} run={send}>
          Send yourself a message
        </Action>
        {isTested && <p>A message was accepted with these keys.</p>}
      </form>
    </>
  );
}

function wordsFor(result: EmailResult, email: string): string {
  if (result.outcome === "sent") {
    return `The service answers: ${result.status} ${result.text}. Look for the message at ${email}; if none arrives, check "To Email" in the template.`;
  }
  if (result.outcome === "refused") return `The service answers: ${result.status} ${result.text}`;
  return result.outcome === "timed-out" ? "The service does not answer." : "The service cannot be reached.";
}
