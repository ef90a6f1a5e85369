import { type FormEvent, useRef, useState } from "react";
import { showAlert } from "#components/alert/show-alert.ts";
import { Button } from "#components/button/button.tsx";
import { Icon } from "#components/icon/icon.tsx";
import { checkForm } from "#components/input/check-form.ts";
import { Input } from "#components/input/input.tsx";
import { violation } from "#components/input/validate.ts";
import { pages } from "#content/site.ts";
import { useDraft } from "#lib/use-draft.ts";
import { attemptEmail, type SendForm } from "#services/attempt-email.ts";
import { emailConfig, sendEmail } from "#services/email.ts";
import { explainFailure } from "#services/email-failure.ts";
import { FailurePanel } from "./failure-panel.tsx";
import { JsOnlyFieldset, onlyFirstClick } from "./js-only-fieldset.tsx";

const { fields: labels, send: sendLabel, deliverByEmail } = pages.inquiry;

const empty = { name: "", email: "", projectDetails: "" };
type Inquiry = typeof empty;

/** The mail service uses the contact form's names. */
const sentAs = { name: "user_name", email: "user_email", projectDetails: "message" } as const;

type InquiryFormProps = {
  onSent: () => void;
  /** Default: the mail service if the content enables it; otherwise nothing is sent. */
  deliver?: SendForm;
  className?: string;
};

const deliverByService: SendForm | undefined = deliverByEmail ? (form) => sendEmail(form, emailConfig) : undefined;

export function InquiryForm({ onSent, deliver = deliverByService, className }: InquiryFormProps) {
  const { draft, change, clear } = useDraft("inquiry-draft", empty);
  const [blank, setBlank] = useState<keyof Inquiry>();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    if (!checkForm(form)) return;
    // The browser accepts spaces in a required field.
    const missing = (Object.keys(empty) as (keyof Inquiry)[]).find((field) => draft[field].trim() === "");
    setBlank(missing);
    if (missing) return (form.elements.namedItem(sentAs[missing]) as HTMLElement | null)?.focus();

    busy.current = true;
    setSending(true);
    const result = deliver && (await attemptEmail(form, deliver));
    busy.current = false;
    setSending(false);
    const problem = result && explainFailure(result);
    setFailure(problem);
    if (problem) return void showAlert({ type: "error", message: "Email failed to send" });
    console.log(draft);
    clear(draft);
    onSent();
  };

  const field = (name: keyof Inquiry) => ({
    name: sentAs[name],
    label: labels[name],
    required: true,
    value: draft[name],
    error: blank === name ? violation("text", draft[name]) : undefined,
    onChange: (text: string) => change(name, text),
  });
  return (
    <form noValidate onSubmit={submit} className={className}>
      <JsOnlyFieldset className="grid grid-cols-2 gap-gutter narrow:grid-cols-1">
        <Input {...field("name")} autoComplete="name" />
        <Input {...field("email")} kind="email" />
        <Input {...field("projectDetails")} multiline className="col-span-full [&_textarea]:min-h-42" />
        <Button
          type="submit"
          loading={sending}
          loadingLabel="Sending"
          onClick={onlyFirstClick}
          className="justify-self-start"
        >
          {sendLabel} <Icon name="arrow" className="size-5 rtl:-scale-x-100" />
        </Button>
        <FailurePanel
          reason={sending ? undefined : failure}
          mail={{ subject: `Inquiry from ${draft.name}`, ...draft, message: draft.projectDetails }}
          className="col-span-full"
        />
      </JsOnlyFieldset>
    </form>
  );
}
