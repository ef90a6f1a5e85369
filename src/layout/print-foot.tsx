import { profile } from "#content/profile.ts";

/** The last line on paper (src/print.css): the owner's name and the page's address. */
export function PrintFoot({ path }: { path: string }) {
  // Joined as text, since `new URL()` throws for some paths of unknown pages, such as "//".
  const address = path === "/" ? profile.site : `${profile.site}${path.slice(1)}/`;
  return (
    <p data-part="print-foot" className="hidden">
      {`${profile.name} · ${profile.email} · ${address}`}
    </p>
  );
}
