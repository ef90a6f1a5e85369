import { useState } from "react";
import { Button } from "#components/button/button.tsx";
import { afterPaint } from "#lib/after-paint.ts";
import { Card } from "./card.tsx";

export const STUDIO = "Theme studio";

const swatches = [
  ...["bg-bg", "bg-text", "bg-mute", "bg-sunk", "bg-edge", "bg-box", "bg-primary", "bg-secondary", "bg-lining"],
  ...["bg-ok", "bg-hold", "bg-bad", "bg-note"],
];

export function StudioCard() {
  const [state, setState] = useState<"loading" | "failed">();
  const open = async () => {
    setState("loading");
    await new Promise<void>(afterPaint);
    try {
      const { openStudio } = await import("#studio/open-studio.tsx");
      await openStudio();
      setState(undefined);
    } catch {
      setState("failed");
    }
  };
  return (
    <Card title={STUDIO} span={12}>
      <div className="flex flex-wrap items-center justify-between gap-x-s6 gap-y-4">
        <p className="type-small max-w-[60ch] text-mute">
          Every colour here is a token. Try your own brand on the live site, with contrast checked in both themes as you
          drag. Only you see it.
        </p>
        <Button loading={state === "loading"} onClick={open}>
          Open theme studio
        </Button>
      </div>
      {state === "failed" && (
        <p role="alert" className="text-warn-text">
          Couldn’t load the studio. Check your connection and try again, or reload the page.
        </p>
      )}
      {/* The colours now in use. */}
      <div
        aria-hidden="true"
        className="-mx-(--pad) mt-auto -mb-(--pad) flex h-12 narrow:h-7 border-t-thick border-box"
      >
        {swatches.map((color) => (
          <i key={color} className={`flex-1 forced-color-adjust-none ${color}`} />
        ))}
      </div>
    </Card>
  );
}
