import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { NotFetched } from "#lib/other-styles.ts";
import { Lid, Lining, lidAboveNotch, Well } from "./lid.tsx";
import { SiteLink } from "./site-link.tsx";

/** Shows in the place of a page that does not exist or that crashed. Says why, and offers a way home and another try. */
export function ErrorPage() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <Lid padding={lidAboveNotch}>
        <h1 className="type-cut text-message leading-message text-balance">Unexpected Application Error!</h1>
      </Lid>
      <Lining />
      <Well>
        <p className="type-lead">{missing ? "There’s no page at this address." : whatHappened(error)}</p>
        <p className="mt-s3 font-code text-mute">{reason(error)}</p>
        <p className="mt-s5 flex flex-wrap gap-s4">
          <SiteLink to="/" className={buttonClassName()}>
            HOME
          </SiteLink>
          {!missing && (
            <button type="button" className={buttonClassName({ variant: "line" })} onClick={() => location.reload()}>
              Try again
            </button>
          )}
        </p>
      </Well>
    </>
  );
}

/** Every browser words the failure to load code differently. All of them name the module. */
function whatHappened(error: unknown): string {
  return error instanceof NotFetched || (error instanceof TypeError && /\bmodule\b/i.test(error.message))
    ? "Couldn’t load this page. Check your connection and try again."
    : "Something came loose inside.";
}

function reason(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
