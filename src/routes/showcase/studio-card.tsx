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
        Every colour of this site is a token. Try another brand on the real pages: each pair is measured in both themes
        while you drag, and only you see it.
      </p>
      <div>
        <Button onClick={open}>Open the studio</Button>
      </div>
      {failed && (
        <p role="alert" className="text-warn-text">
          The studio could not be fetched. Check the connection and press again, or reload the page.
        </p>
      )}
    </Card>
  );
}
