import { showAlert } from "#components/alert/show-alert.ts";
import { pages, profile } from "#content/site.ts";
import { Lid, Lining, Well } from "#layout/lid.tsx";
import { Title } from "#layout/title.tsx";
import { type SendForm, sendEmail } from "#services/email.ts";
import { EmailAddress } from "./email-address.tsx";
import { MessageSection } from "./message-section.tsx";

const { lid, heading, fields, send: sendLabel } = pages.contact;

type ContactProps = {
  /** Default: this build's mail service. */
  send?: SendForm;
  /** Default: the form's own. */
  minimumTime?: number;
};

export function Contact({ send = sendEmail, minimumTime }: ContactProps) {
  return (
    <>
      <Lid>
        <Title fit={lid} />
        <EmailAddress address={profile.email} />
      </Lid>
      <Lining notchClassName="end-[calc(var(--layout-lid-pad)+8%)]" />
      <Well className="pt-10 pb-10">
        <MessageSection
          draftKey="contact-draft"
          labels={{ ...fields, send: sendLabel }}
          subject="Message from"
          isEmailStrict
          send={send}
          minimumTime={minimumTime}
          onSent={() => showAlert({ type: "success", message: "Email sent successfully" })}
        >
          <h2 className="type-cut max-w-[7em] text-heading wrap-anywhere text-balance medium:max-w-none">{heading}</h2>
        </MessageSection>
      </Well>
    </>
  );
}
