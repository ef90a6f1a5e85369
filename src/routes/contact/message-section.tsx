import { type ReactNode, Suspense } from "react";
import { pages } from "#content/site.ts";
import { Term } from "#layout/term.tsx";
import { MessageForm, type MessageFormProps } from "./message-form.tsx";

const { reply, include } = pages.contact;

/** A form, with answers to a client's first questions beside it. Below a mere sentence it has the whole width. */
export function MessageSection({ children, ...form }: MessageFormProps & { children: ReactNode }) {
  return (
    <div className="grid-12 gap-y-s6">
      <div className="peer col-span-4 grid content-start gap-s5 not-has-[dl,h2]:col-span-full medium:col-span-full">
        {children}
        {(reply || include.length > 0) && (
          <dl className="grid gap-4">
            {reply && <Term term="Reply time">{reply}</Term>}
            {include.length > 0 && (
              <Term term="Please include">
                <ul className="grid list-disc gap-1.5 ps-5">
                  {include.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </Term>
            )}
          </dl>
        )}
      </div>
      {/* React hydrates the form in a task of its own, after the page. */}
      <Suspense>
        <MessageForm {...form} className="col-span-8 peer-not-has-[dl,h2]:col-span-full medium:col-span-full" />
      </Suspense>
    </div>
  );
}
