import { type FormEvent, useEffect, useRef, useState } from "react";
import { dismissAlert, showAlert } from "#components/alert/show-alert.ts";
import { Button } from "#components/button/button.tsx";
import { Input } from "#components/input/input.tsx";
import { violation } from "#components/input/validate.ts";
import { pages } from "#content/site.ts";
import { afterPaint } from "#lib/after-paint.ts";
import { useDraft } from "#lib/use-draft.ts";
import { attemptEmail, type SendForm } from "#services/attempt-email.ts";
import { type EmailResult, emailConfig, loadEmailLibrary, sendEmail } from "#services/email.ts";
import { explainFailure } from "#services/email-failure.ts";
import { FailurePanel } from "./failure-panel.tsx";
import { JsOnlyFieldset, onlyFirstClick } from "./js-only-fieldset.tsx";

const { fields: labels, send: sendLabel } = pages.contact;

/** The mail service's names for the fields (specification, section 3). */
const empty = { user_name: "", user_email: "", message: "" };

type ContactFormProps = {
  /** Default: this build's mail service. */
  send?: SendForm;
  /** Least time in ms before sending, since bots are faster. Default: 2000. */
  minimumTime?: number;
  className?: string;
};

const sendByService: SendForm = (form) => sendEmail(form, emailConfig);

export function ContactForm({ send = sendByService, minimumTime = 2000, className }: ContactFormProps) {
  const { draft, change, clear } = useDraft("contact-draft", empty);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [emailError, setEmailError] = useState<string>();
  const trap = useRef<HTMLInputElement>(null);
  const alert = useRef(0);
  // A ref, since state only changes with the next render.
  const busy = useRef(false);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  /** Shows one alert at a time. */
  const showResult = (type: "success" | "error", message: string) => {
    dismissAlert(alert.current);
    alert.current = showAlert({ type, message });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    dismissAlert(alert.current);
    const form = event.currentTarget;
    const focus = (name: string) => (form.elements.namedItem(name) as HTMLElement | null)?.focus();

    const blank = Object.entries(draft).find(([, text]) => text.trim() === "");
    if (blank) {
      focus(blank[0]);
      // After the paint, or screen readers would announce the focused field over the alert.
      return afterPaint(() => showResult("error", "Please fill in all fields"));
    }
    const wrong = violation("email", draft.user_email);
    setEmailError(wrong);
    if (wrong) return focus("user_email");

    busy.current = true;
    setSending(true);
    const early = minimumTime - (performance.now() - openedAt.current);
    const result: EmailResult = trap.current?.value
      ? { outcome: "looks-automatic" }
      : await attemptEmail(form, send, early);
    busy.current = false;
    setSending(false);
    const problem = explainFailure(result);
    setFailure(problem);
    if (problem) return showResult("error", "Email failed to send");
    showResult("success", "Email sent successfully");
    clear(draft);
  };

  const field = (name: keyof typeof empty) => ({
    name,
    required: true,
    layout: "sheet" as const,
    value: draft[name],
    onChange: (text: string) => change(name, text),
  });
  const { user_name: name, user_email: email, message } = draft;
  return (
    <form noValidate onSubmit={submit} onFocus={preload} className={className}>
      {/* The scroll margin keeps a focused field clear of the alert. */}
      <JsOnlyFieldset className="grid gap-s5 [&_input]:scroll-mt-30 [&_textarea]:scroll-mt-30">
        <Input {...field("user_name")} label={labels.name} autoComplete="name" />
        <Input
          {...field("user_email")}
          label={labels.email}
          kind="email"
          error={emailError}
          onChange={(text) => {
            change("user_email", text);
            if (emailError) setEmailError(violation("email", text));
          }}
        />
        <Input {...field("message")} label={labels.message} multiline className="[&_textarea]:min-h-30" />
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,3fr)] gap-s5 border-t border-rule pt-s5 narrow:grid-cols-1">
          <div className="col-start-2 flex flex-wrap items-start gap-s5 narrow:col-start-1">
            <Button type="submit" loading={sending} loadingLabel="Sending" onClick={onlyFirstClick}>
              {sendLabel}
            </Button>
            <FailurePanel
              reason={sending ? undefined : failure}
              mail={{ subject: `Message from ${name}`, name, email, message }}
              className="flex-1 basis-72"
            />
          </div>
        </div>
      </JsOnlyFieldset>
      {/* A honeypot for bots. Without a name it is never sent. */}
      <input
        ref={trap}
        id="website"
        autoComplete="off"
        tabIndex={-1}
        inert
        aria-hidden="true"
        className="absolute size-px overflow-hidden opacity-0"
      />
    </form>
  );
}

/** A failure only shows when the message is sent. */
function preload() {
  loadEmailLibrary().catch(() => {});
}
