import clsx from "clsx";
import type { ReactNode } from "react";
import { profile } from "#content/site.ts";
import { NoScript } from "#layout/no-script.tsx";
import { useHydrated } from "#lib/use-hydrated.ts";

type JsOnlyFieldsetProps = { children: ReactNode; className?: string };

/**
 * The fields of a form that needs scripts. Prerendered they are disabled, until src/boot.js runs. An `action="mailto:"`
 * does nothing without a mail program and would weaken the page's policy, so a notice shows the address instead.
 */
export function JsOnlyFieldset({ children, className }: JsOnlyFieldsetProps) {
  const hydrated = useHydrated();
  return (
    <>
      <NoScript className="mb-s5">
        This form needs JavaScript. Please email{" "}
        <a href={`mailto:${profile.email}`} className="link">
          {profile.email}
        </a>{" "}
        instead.
      </NoScript>
      {!hydrated && (
        // CSS shows this, since no script may load.
        <p className="mb-s5 max-w-none animate-late border-s-[4px] border-edge bg-sunk px-4 py-3.5 wrap-anywhere text-text noscript:hidden">
          This form can’t be sent yet. If that doesn’t change soon, reload the page or email {profile.email}.
        </p>
      )}
      {/* The form is a group for screen readers already. */}
      <fieldset
        disabled={!hydrated}
        role="presentation"
        className={clsx(
          "min-w-0",
          // Looks disabled only without scripts, or it would flash on every visit.
          "noscript:[&_button]:bg-transparent noscript:[&_button]:text-mute noscript:[&_button]:line-through noscript:[&_button]:[box-shadow:inset_0_0_0_2px_var(--rule)]",
          "noscript:[&_:is(button,input,textarea)]:pointer-events-none",
          className,
        )}
      >
        {children}
      </fieldset>
    </>
  );
}
