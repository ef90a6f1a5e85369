import { useRef, useState } from "react";
import { Button } from "#components/button/button.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { bytes, item } from "./cookie-banner.tsx?cost";
import { CookieBannerUsage } from "./cookie-banner.usage.tsx";

export const cookieBannerShowcase = {
  title: "Cookie banner",
  sentence: "A region at the foot of the page. It takes no focus, moves nothing, and remembers the answer.",
  examples: {
    again: {
      Example: () => {
        const [shown, setShown] = useState(true);
        const again = useRef<HTMLButtonElement>(null);
        const accept = () => {
          again.current?.focus({ preventScroll: true });
          setShown(false);
        };
        return (
          <>
            <div className="ground-lines grid min-h-37.5 flex-1 place-items-center">
              <Button ref={again} variant="line" onClick={() => setShown(true)} className="bg-bg">
                Show it again
              </Button>
            </div>
            {shown && (
              <CookieBannerUsage
                force
                label="Cookies, an example"
                onAccept={accept}
                className="grid-cols-1! px-(--pad,26px)!"
              />
            )}
          </>
        );
      },
    },
  },
  keys: [["Tab", "Reaches the button; the banner never takes focus by itself"]],
  cost: bytes,
  item,
  docs: () => import("./cookie-banner.tsx?docs"),
} satisfies ShowcaseEntry;
