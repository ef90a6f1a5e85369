import { useEffect, useState } from "react";
import { Button } from "#components/button/button.tsx";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { isPageEnabled, pages } from "#content/site.ts";
import { Lid, Lining, lidAboveNotch, Well } from "#layout/lid.tsx";
import { SiteLink } from "#layout/site-link.tsx";
import { Title } from "#layout/title.tsx";
import { type SendForm, sendEmail } from "#services/email.ts";
import type { Message } from "./message-form.tsx";
import { MessageSection } from "./message-section.tsx";

const { lid, heading, lead, fields, send, sent: thanks, next, again, deliverByEmail } = pages.inquiry;

type InquiryProps = {
  /** Default: the mail service if the content enables it; otherwise nothing is sent. */
  deliver?: SendForm;
  /** Default: the form's own. */
  minimumTime?: number;
};

export function Inquiry({ deliver = deliverByEmail ? sendEmail : undefined, minimumTime }: InquiryProps) {
  const [state, setState] = useState<"new" | "sent" | "again">("new");
  const [address, setAddress] = useState("");
  const isSent = state === "sent";
  // The focused control is gone: the new heading says what happened, or the form is ready again.
  useEffect(() => {
    if (state === "new") return;
    const next = document.querySelector<HTMLElement>(state === "sent" ? "h1" : "form input");
    if (state === "sent") next?.setAttribute("tabindex", "-1");
    next?.focus();
  }, [state]);

  const finish = ({ user_name: name, user_email: email, message: projectDetails }: Message) => {
    console.log({ name, email, projectDetails });
    setAddress(email);
    setState("sent");
  };
  return (
    <>
      <Lid padding={lidAboveNotch}>
        <Title
          fit={isSent ? thanks : lid}
          text={isSent ? undefined : heading}
          className="narrow:[&_[data-fit]+[data-fit]]:mt-[4cqi]"
        />
      </Lid>
      <Lining />
      <Well className="pt-10 pb-10">
        {isSent ? (
          <div className="grid-12 gap-y-s5">
            <h2 className="type-h2 col-span-4 medium:col-span-full">Next steps</h2>
            <div className="col-span-8 grid content-start gap-s5 medium:col-span-full">
              <ul className="grid gap-1.5 type-lead">
                {next.map((step) => (
                  <li key={step}>{step.replaceAll("{email}", address)}</li>
                ))}
              </ul>
              <p className="flex flex-wrap gap-4">
                {isPageEnabled("/work") && (
                  <SiteLink to="/work" className={buttonClassName({})}>
                    See my work
                  </SiteLink>
                )}
                <Button variant="line" onClick={() => setState("again")}>
                  {again}
                </Button>
              </p>
            </div>
          </div>
        ) : (
          <MessageSection
            draftKey="inquiry-draft"
            labels={{ name: fields.name, email: fields.email, message: fields.projectDetails, send }}
            subject="Inquiry from"
            send={deliver}
            minimumTime={minimumTime}
            onSent={finish}
          >
            <p className="type-lead">{lead}</p>
          </MessageSection>
        )}
      </Well>
    </>
  );
}
