import { profile } from "#content/profile.ts";
import { staticHref } from "./site-link.tsx";

/** On paper alone (src/print.css), after the page's last line: whose it is, and where it is to be found. */
export function PrintFoot({ path }: { path: string }) {
  const address = new URL(staticHref(path), profile.site).href;
  return (
    <p data-part="print-foot" className="hidden">
      {profile.name} · {profile.email} · {address}
    </p>
  );
}
