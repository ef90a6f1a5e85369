import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { isPageEnabled, pages } from "#content/site.ts";
import { FetchError } from "#lib/deferred-styles.ts";
import { Lid, Lining, lidAboveNotch, Well } from "./lid.tsx";
import { ProjectFields } from "./project-fields.tsx";
import { SiteLink } from "./site-link.tsx";
import { Title } from "./title.tsx";

/** Replaces a page that crashed or does not exist. */
export function ErrorPage() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <Lid padding={lidAboveNotch}>
        <Title fit={pages.error.lid} />
      </Lid>
      <Lining />
      <Well>
        <p className="type-lead">{isMissing ? "Only the address is wrong: there’s no page here." : explain(error)}</p>
        <p className="mt-s3 font-code text-mute">{reason(error)}</p>
        <p className="mt-s5 flex flex-wrap gap-s4">
          <SiteLink to="/" className={buttonClassName()}>
            HOME
          </SiteLink>
          {!isMissing && (
            <button type="button" className={buttonClassName({ variant: "line" })} onClick={() => location.reload()}>
              Try again
            </button>
          )}
        </p>
        {isPageEnabled("/work") && (
          <ProjectFields
            className="mt-s7 grid-cols-4 gap-wall narrow:grid-cols-2"
            fieldClassName="type-h3 items-end min-h-30 p-4 uppercase"
          />
        )}
      </Well>
    </>
  );
}

/** Each browser words a failed import differently, but all mention the module. */
function explain(error: unknown): string {
  return error instanceof FetchError || (error instanceof TypeError && /\bmodule\b/i.test(error.message))
    ? "Couldn’t load this page. Check your connection and try again."
    : "Something came loose inside.";
}

function reason(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
