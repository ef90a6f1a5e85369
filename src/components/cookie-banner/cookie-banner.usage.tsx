import type { ComponentProps } from "react";
import { CookieBanner } from "./cookie-banner.tsx";

export function CookieBannerUsage(props: Omit<ComponentProps<typeof CookieBanner>, "children">) {
  return (
    <CookieBanner {...props}>Your theme, drafts, scroll positions and this answer stay in your browser.</CookieBanner>
  );
}
