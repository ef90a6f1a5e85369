import clsx from "clsx";
import type { MouseEvent, ReactNode } from "react";
import { profile } from "#content/site.ts";
import { NoScript } from "#layout/no-script.tsx";
import { useHydrated } from "#lib/use-hydrated.ts";

type ScriptedFieldsProps = { children: ReactNode; className?: string };

/**
 * The fields and the button of a form that only a script can send. They are disabled in the static page: without scripts
 * the form would reload the page, and text typed before hydration would be lost. An `action="mailto:"` is no help. Where
 * no mail program is set up it does nothing, and the page's policy would have to let forms leave the site. A notice shows
 * the address instead.
 */
export function ScriptedFields({ children, className }: ScriptedFieldsProps) {
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
        // By CSS alone, since no script may come.
        <p className="mb-s5 max-w-none animate-late border-s-[4px] border-edge bg-sunk px-4 py-3.5 wrap-anywhere text-text noscript:hidden">
          The form is still loading. If it doesn’t appear, reload the page or email {profile.email}.
        </p>
      )}
      {/* Not a group for screen readers, since the form is one already. */}
      <fieldset
        disabled={!hydrated}
        role="presentation"
        className={clsx(
          "min-w-0",
          // The look of a disabled button, only without scripts: else it would flash at every visit.
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

/**
 * A click handler for submit buttons: the second click of a double click does nothing. By then the form may have been sent
 * and be empty again.
 */
export function onlyFirstClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
