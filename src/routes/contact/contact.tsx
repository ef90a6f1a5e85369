import { Suspense } from "react";
import { pages, profile } from "#content/site.ts";
import { Lid, Lining, Well } from "#layout/lid.tsx";
import { Title } from "#layout/title.tsx";
import { ContactForm } from "./contact-form.tsx";
import { EmailAddress } from "./email-address.tsx";

const { lid, heading } = pages.contact;

export function Contact() {
  return (
    <>
      <Lid>
        <Title fit={lid} />
        <EmailAddress address={profile.email} />
      </Lid>
      <Lining notchClassName="right-[calc(var(--layout-lid-pad)+8%)]" />
      <Well className="grid-12 content-start pt-10 pb-10 medium:gap-y-s6">
        <h2 className="type-cut col-span-4 max-w-[7em] text-heading text-balance medium:col-span-full medium:max-w-none">
          {heading}
        </h2>
        {/* React hydrates the form in a task of its own, after the page. */}
        <Suspense>
          <ContactForm className="col-span-8 medium:col-span-full" />
        </Suspense>
      </Well>
    </>
  );
}
