import { useEffect, useRef, useState } from "react";
import { type EmailResult, sendEmail } from "../../../src/services/email.ts";
import type { Outcome } from "../content-files.ts";
import { Said } from "./field-editor.tsx";
import { post } from "./post.ts";

const KEYS = [
  ["VITE_EMAILJS_PUBLIC_KEY", "Public key (Account, General)"],
  ["VITE_EMAILJS_SERVICE_ID", "Service ID (Email Services)"],
  ["VITE_EMAILJS_TEMPLATE_ID", "Template ID (Email Templates)"],
] as const;

type Known = { env: Record<string, string | undefined>; isTested: boolean };

/** The keys of the mail service, and a message to the owner that shows whether they work. */
export function Mail({ email }: { email: string }) {
  const [known, setKnown] = useState<Known & Outcome>();
  const [message, setMessage] = useState("");
  const letter = useRef<HTMLFormElement>(null);
  useEffect(() => void post<Known>("mail").then(setKnown), []);

  async function save(keys: Record<string, FormDataEntryValue>) {
    const said = await post<Known>("mail", { keys });
    setMessage(said.message ?? "The keys are saved. The next build has them.");
    if (said.env) setKnown(said);
  }

  async function send({ env }: Known) {
    setMessage("Sending …");
    const [publicKey, serviceId, templateId] = KEYS.map(([name]) => env[name] ?? "");
    const config = { publicKey, serviceId, templateId, origin: env.VITE_EMAILJS_ORIGIN };
    try {
      const result = await sendEmail(letter.current as HTMLFormElement, config as Parameters<typeof sendEmail>[1]);
      setMessage(wordsFor(result, email));
      if (result.outcome === "sent") setKnown(await post<Known>("mail", { accepted: true }));
    } catch (error) {
      setMessage((error as Error).message);
    }
  }

  if (!known?.env) return <Said outcome={known} />;
  return (
    <>
      <form
        className="edit-field"
        key={JSON.stringify(known.env)}
        onSubmit={(event) => {
          event.preventDefault();
          void save(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <p className="edit-help">
          The forms send by <a href="https://www.emailjs.com">EmailJS</a>. The keys are stored in .env.production.local.
        </p>
        {KEYS.map(([name, label]) => (
          <label key={name}>
            {label} <input name={name} defaultValue={known.env[name]} required />
          </label>
        ))}
        <button type="submit">Save keys</button>
      </form>
      <form
        ref={letter}
        className="edit-field"
        onSubmit={(event) => {
          event.preventDefault();
          void send(known);
        }}
      >
        <input type="hidden" name="user_name" value="Edit mode" />
        <input type="hidden" name="user_email" value={email} />
        <input type="hidden" name="message" value={`A test message from ${location.href}`} />
        <button type="submit" disabled={KEYS.some(([name]) => !known.env[name])}>
          Send yourself a message
        </button>
        {known.isTested && <p className="edit-help">A message was accepted with these keys.</p>}
      </form>
      <Said outcome={{ message }} />
    </>
  );
}

function wordsFor(result: EmailResult, email: string): string {
  if (result.outcome === "sent") {
    return `The service answers: ${result.status} ${result.text}. Look for the message at ${email}; if none comes, check "To Email" in the template.`;
  }
  if (result.outcome === "refused") return `The service answers: ${result.status} ${result.text}`;
  return result.outcome === "timed-out" ? "The service does not answer." : "The service cannot be reached.";
}
