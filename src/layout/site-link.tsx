import { Link, type LinkProps } from "react-router-dom";

/** A link to another page of the site, with the lid's view transition. */
export function SiteLink(props: LinkProps & { ref?: React.Ref<HTMLAnchorElement> }) {
  return <Link viewTransition {...props} />;
}
