import { type ComponentProps, useRef, useState } from "react";
import { Button } from "#components/button/button.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { CookieBanner } from "./cookie-banner.tsx";
import * as about from "./cookie-banner.tsx?about";

export function CookieBannerUsage(props: Omit<ComponentProps<typeof CookieBanner>, "children">) {
  return (
    <CookieBanner {...props}>Your theme, drafts, where you’ve been and this choice stay in your browser.</CookieBanner>
  );
}

export const cookieBannerShowcase = {
  title: "Cookie banner",
  sentence: "Sits at the foot of the page, steals no focus, shifts no layout and remembers your answer.",
  examples: {
    banner: {
      Example: () => {
        const [shown, setShown] = useState(true);
        const showButton = useRef<HTMLButtonElement>(null);
        const accept = () => {
          showButton.current?.focus({ preventScroll: true });
          setShown(false);
        };
        return (
          <>
            <div className="ground-lines grid min-h-27.5 flex-1 place-items-center">
              <Button ref={showButton} variant="line" onClick={() => setShown(true)} className="bg-bg">
                Show banner again
              </Button>
            </div>
            {shown && (
              <CookieBannerUsage
                force
                label="Cookies (example)"
                onAccept={accept}
                className="grid-cols-1! px-(--pad,26px)!"
              />
            )}
          </>
        );
      },
    },
  },
  keys: [["Tab", "Moves to the button; the banner never takes focus by itself"]],
  ...about,
} satisfies ShowcaseEntry;
