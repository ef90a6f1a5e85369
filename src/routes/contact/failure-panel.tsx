import { useEffect, useRef } from "react";
import { Button } from "#components/button/button.tsx";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { Icon } from "#components/icon/icon.tsx";
import { profile } from "#content/profile.ts";
import { mailto } from "#lib/mailto.ts";
import { useCopy } from "#lib/use-copy.ts";
import { type EmailFailure, explainFailure } from "#services/email-failure.ts";

type FailurePanelProps = {
  /** Nothing is shown without one. */
  failure: EmailFailure | undefined;
  draft: { user_name: string; user_email: string; message: string };
};

/** Says why a message was not sent, and offers ways around the mail service. The form keeps the text. */
export function FailurePanel({ failure, draft }: FailurePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) panel.current?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  return (
    // The region stands before its first words, or they are not read.
    <div ref={panel} role="status" className="min-w-0 flex-1 scroll-my-4 basis-72 empty:hidden">
      {failure && (
        <div className="grid gap-3 border-s-[4px] border-warn-text bg-sunk py-3.5 ps-4 pe-4">
          <p className="flex items-start gap-2 type-small font-medium">
            <Icon name="alert" className="mt-px size-5 text-warn-text" />
            <span className="min-w-0 wrap-anywhere">{explainFailure(failure)} Your text stays in the form.</span>
          </p>
          <WaysAround draft={draft} />
        </div>
      )}
    </div>
  );
}

function WaysAround({ draft: { user_name, user_email, message } }: Pick<FailurePanelProps, "draft">) {
  const { note, copy } = useCopy();
  const { href, shortened } = mailto(
    profile.email,
    `Message from ${user_name}`,
    `${message}\n\n${user_name}\n${user_email}`,
  );
  const copyMessage = () => copy(message, document.querySelector<HTMLElement>("textarea[name=message]"));
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <a href={href} className={buttonClassName({ variant: "line", size: "small" })}>
          Write an email instead
        </a>
        <Button variant="line" size="small" onClick={copyMessage}>
          <Icon name="copy" /> Copy the message
        </Button>
        <span role="status" className="type-small font-label">
          {note}
        </span>
      </p>
      {shortened && (
        <p className="type-small text-mute">
          The message is too long for a mail link, which carries only its beginning. Copy the message for the rest.
        </p>
      )}
    </>
  );
}
