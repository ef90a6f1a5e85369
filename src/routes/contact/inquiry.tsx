import { useEffect, useRef, useState } from "react";
import { Button } from "#components/button/button.tsx";
import { pages } from "#content/site.ts";
import { Lid, Lining, lidAboveNotch, Well } from "#layout/lid.tsx";
import { Title } from "#layout/title.tsx";
import { InquiryForm } from "./inquiry-form.tsx";

const { lid, heading, lead, sent: thanks, again } = pages.inquiry;

export function Inquiry() {
  const [sent, setSent] = useState(0);
  const [writing, setWriting] = useState(true);
  const thanked = useRef<HTMLParagraphElement>(null);
  const well = useRef<HTMLDivElement>(null);
  // The focused control is gone, so focus moves to its replacement.
  useEffect(() => {
    if (sent === 0) return;
    if (writing) well.current?.querySelector("input")?.focus();
    else thanked.current?.focus();
  }, [sent, writing]);

  return (
    <>
      <Lid padding={lidAboveNotch}>
        <Title fit={lid} text={heading} className="narrow:[&_[data-fit]+[data-fit]]:mt-[4cqi]" />
      </Lid>
      <Lining />
      <Well className="pt-10 pb-10">
        <div ref={well} className="grid-12 medium:gap-y-s5">
          {writing && (
            <>
              <p className="type-lead col-span-4 text-balance medium:col-span-full">{lead}</p>
              <InquiryForm
                className="col-span-8 medium:col-span-full"
                onSent={() => {
                  setSent(sent + 1);
                  setWriting(false);
                }}
              />
            </>
          )}
          {/* Screen readers only announce text in a live region that already exists. */}
          <div role="status" className="col-span-full empty:hidden">
            {!writing && (
              <p
                ref={thanked}
                tabIndex={-1}
                className="type-cut max-w-[11em] text-message leading-message text-balance ring-none"
              >
                {thanks}
              </p>
            )}
          </div>
          {!writing && (
            <Button variant="line" className="col-span-full justify-self-start" onClick={() => setWriting(true)}>
              {again}
            </Button>
          )}
        </div>
      </Well>
    </>
  );
}
