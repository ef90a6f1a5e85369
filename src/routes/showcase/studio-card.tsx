import { useState } from "react";
import { Button } from "#components/button/button.tsx";
import { Card } from "./card.tsx";

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
    <Card title="Theme studio" span={12}>
      <p className="max-w-[60ch]">
        Every colour here is a token. Try your own brand on the live site, with contrast checked in both themes as you
        drag. Only you see it.
      </p>
      <div>
        <Button onClick={open}>Open theme studio</Button>
      </div>
      {failed && (
        <p role="alert" className="text-warn-text">
          Couldn’t load the studio. Check your connection and try again, or reload the page.
        </p>
      )}
    </Card>
  );
}
