import { useEffect, useRef } from "react";
import { Button } from "#components/button/button.tsx";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { Icon } from "#components/icon/icon.tsx";
import { profile } from "#content/site.ts";
import { mailto } from "#lib/mailto.ts";
import { useCopy } from "#lib/use-copy.ts";

type FailurePanelProps = {
  /** Sentences. Without a reason the panel is empty. */
  reason: string | undefined;
  /** The message, for the visitor's own email app. */
  mail: Mail;
  subject: string;
};

type Mail = { user_name: string; user_email: string; message: string };

/** Explains why a message was not sent, and offers to email or copy it. */
export function FailurePanel({ reason, mail, subject }: FailurePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reason) panel.current?.scrollIntoView({ block: "nearest" });
  }, [reason]);
  return (
    // Screen readers only announce text in a live region that already exists.
    <div ref={panel} role="status" className="col-span-full min-w-0 scroll-my-4 empty:hidden">
      {reason && (
        <div className="grid gap-3 border-s-[4px] border-warn-text bg-sunk py-3.5 ps-4 pe-4">
          <p className="flex items-start gap-2 type-small font-medium">
            <Icon name="alert" className="mt-px size-5 text-warn-text" />
            <span className="min-w-0 wrap-anywhere">{/* text */ `${reason} Your message is still here.`}</span>
          </p>
          <EmailFallback mail={mail} subject={subject} />
        </div>
      )}
    </div>
  );
}

function EmailFallback({ mail, subject }: Omit<FailurePanelProps, "reason">) {
  const { user_name: name, user_email: email, message } = mail;
  const { note, copy } = useCopy();
  const { href, shortened } = mailto(profile.email, subject, `${message}\n\n${name}\n${email}`);
  const copyMessage = () => copy(message, document.querySelector<HTMLElement>("textarea[name=message]"));
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <a href={href} className={buttonClassName({ variant: "line", size: "small" })}>
          Open in your email app
        </a>
        <Button variant="line" size="small" onClick={copyMessage}>
          <Icon name="copy" /> Copy message
        </Button>
        <span role="status" className="type-small font-label">
          {note}
        </span>
      </p>
      {shortened && (
        <p className="type-small text-mute">
          Your message is too long for an email link, which holds only the beginning. Copy the message to get the rest.
        </p>
      )}
    </>
  );
}
