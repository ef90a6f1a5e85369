import { profile } from "#content/profile.ts";

/** On paper alone (src/print.css), after the page's last line: whose it is, and where it is to be found. */
export function PrintFoot({ path }: { path: string }) {
  // Put together, not resolved: a path that nobody gave this site, such as "//", may be no address.
  const address = path === "/" ? profile.site : `${profile.site}${path.slice(1)}/`;
  return (
    <p data-part="print-foot" className="hidden">
      {`${profile.name} · ${profile.email} · ${address}`}
    </p>
  );
}
