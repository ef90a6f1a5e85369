import type { ComponentProps } from "react";
import { CookieBanner } from "./cookie-banner.tsx";

export function CookieBannerUsage(props: Omit<ComponentProps<typeof CookieBanner>, "children">) {
  return (
    <CookieBanner {...props}>
      This site saves your theme, drafts, scroll position and this choice in your browser.
    </CookieBanner>
  );
}
