import { useState } from "react";
import { Button } from "#components/button/button.tsx";
import { Card } from "./card.tsx";

export const STUDIO = "Theme studio";

const swatches = [
  ...["bg-bg", "bg-text", "bg-mute", "bg-sunk", "bg-edge", "bg-box", "bg-primary", "bg-secondary", "bg-lining"],
  ...["bg-ok", "bg-hold", "bg-bad", "bg-note"],
];

export function StudioCard() {
  const [failed, setFailed] = useState(false);
  const open = async () => {
    setFailed(false);
    try {
      const { openStudio } = await import("#studio/open-studio.tsx");
      await openStudio();
    } catch {
      setFailed(true);
    }
  };
  return (
    <Card title={STUDIO} span={12}>
      <div className="flex flex-wrap items-center justify-between gap-x-s6 gap-y-4">
        <p className="type-small max-w-[60ch] text-mute">
          Every colour here is a token. Try your own brand on the live site, with contrast checked in both themes as you
          drag. Only you see it.
        </p>
        <Button onClick={open}>Open theme studio</Button>
      </div>
      {failed && (
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
