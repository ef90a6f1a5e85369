import { type FormEvent, useRef, useState } from "react";
import { dismissAlert, showAlert } from "#components/alert/show-alert.ts";
import { Button } from "#components/button/button.tsx";
import { Input } from "#components/input/input.tsx";
import { checkForm, violation } from "#components/input/validate.ts";
import { afterPaint } from "#lib/after-paint.ts";
import { useDraft } from "#lib/use-draft.ts";
import { attemptEmail, loadEmailLibrary, type SendForm } from "#services/email.ts";
import { explainFailure } from "#services/email-failure.ts";
import { FailurePanel } from "./failure-panel.tsx";
import { JsOnlyFieldset } from "./js-only-fieldset.tsx";

/** The mail service's names for the fields (specification, section 3). */
const empty = { user_name: "", user_email: "", message: "" };
export type Message = typeof empty;
type Name = keyof Message;
const names = Object.keys(empty) as Name[];

export type MessageFormProps = {
  /** The draft's key in sessionStorage. */
  draftKey: string;
  labels: { name: string; email: string; message: string; send: string };
  /** Begins the subject of an email in the visitor's own app. */
  subject: string;
  /** Whether an address needs a dot after the @, which the browser's own check does not ask for. Default: false. */
  isEmailStrict?: boolean;
  /** Without it the message does not leave the page. */
  send?: SendForm;
  /** Least time in ms before sending, since bots are faster. Default: 2000. */
  minimumTime?: number;
  onSent: (message: Message) => void;
  className?: string;
};

/** The form of the contact and inquiry pages. */
export function MessageForm({
  draftKey,
  labels,
  subject,
  isEmailStrict = false,
  send,
  minimumTime = 2000,
  onSent,
  className,
}: MessageFormProps) {
  const { draft, change, clear } = useDraft(draftKey, empty);
  const [isChecked, setChecked] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const trap = useRef<HTMLInputElement>(null);
  const alert = useRef(0);
  // A ref, since state only changes with the next render.
  const busy = useRef(false);
  const [openedAt] = useState(() => performance.now());

  /** The browser accepts spaces in a required field. */
  const isBlank = (name: Name) => draft[name].trim() === "";
  const errorOf = (name: Name) =>
    violation("text", draft[name]) ??
    (name === "user_email" && isEmailStrict ? violation("email", draft[name]) : undefined);
  /** Shows one alert at a time. */
  const showError = (message: string) => {
    dismissAlert(alert.current);
    alert.current = showAlert({ type: "error", message });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    dismissAlert(alert.current);
    const form = event.currentTarget;
    setChecked(true);
    if (!checkForm(form) || names.some(errorOf)) {
      form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      // After the paint, or screen readers would announce the focused field over the alert.
      if (names.some(isBlank)) afterPaint(() => showError("Please fill in all fields"));
      return;
    }

    busy.current = true;
    setSending(true);
    const early = minimumTime - (performance.now() - openedAt);
    const result = trap.current?.value
      ? ({ outcome: "looks-automatic" } as const)
      : send && (await attemptEmail(form, send, early));
    busy.current = false;
    setSending(false);
    const problem = result && explainFailure(result);
    setFailure(problem);
    if (problem) return showError("Email failed to send");
    setChecked(false);
    clear(draft);
    onSent(draft);
  };

  const field = (name: Name, label: string) => ({
    name,
    label,
    required: true,
    value: draft[name],
    error: isChecked ? errorOf(name) : undefined,
    onChange: (text: string) => change(name, text),
  });
  return (
    <form noValidate onSubmit={submit} onFocus={send && preload} className={className}>
      {/* The scroll margin keeps a focused field clear of the alert, and its label in view. */}
      <JsOnlyFieldset className="grid grid-cols-2 gap-gutter narrow:grid-cols-1 [&_input]:scroll-my-30 [&_textarea]:scroll-my-30">
        <Input {...field("user_name", labels.name)} autoComplete="name" />
        <Input {...field("user_email", labels.email)} kind="email" />
        <Input {...field("message", labels.message)} multiline className="col-span-full wide:[&_textarea]:min-h-42" />
        <Button
          type="submit"
          loading={sending}
          loadingLabel="Sending"
          // Not the second of a double click: the form may have been sent and emptied by then.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          className="justify-self-start"
        >
          {labels.send}
        </Button>
        <FailurePanel reason={sending ? undefined : failure} mail={draft} subject={`${subject} ${draft.user_name}`} />
      </JsOnlyFieldset>
      {/* A honeypot for bots. Without a name it is never sent. Browsers and password managers would fill in a known id. */}
      <input
        ref={trap}
        id="remark"
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
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
