import { useEffect, useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { Button } from "./button.tsx";
import * as about from "./button.tsx?about";

export function ButtonUsage() {
  return <Button>Send</Button>;
}

export const buttonShowcase = {
  title: "Button",
  sentence: "A small box. Its lid lifts on hover and sits back when pressed.",
  examples: {
    solid: { caption: "Default", Example: ButtonUsage },
    line: { caption: "Outline", Example: () => <Button variant="line">Send</Button> },
    small: { caption: "Small", Example: () => <Button size="small">Send</Button> },
    loading: { caption: "Loading (2 s)", Example: SlowButton },
    icon: {
      caption: "Icon with an accessible name",
      Example: () => (
        <Button size="icon" aria-label="Search">
          <Icon name="search" />
        </Button>
      ),
    },
    disabled: { caption: "Disabled, still focusable", Example: () => <Button disabled>Send</Button> },
  },
  keys: [
    ["Enter", "Activates once, even if held"],
    ["Space", "Activates on release, unless you press Tab first"],
  ],
  ...about,
} satisfies ShowcaseEntry;

function SlowButton() {
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLoading(false), 2000);
    return () => clearTimeout(timer);
  }, [loading]);
  return (
    <Button loading={loading} loadingLabel="Sending" onClick={() => setLoading(true)}>
      Send
    </Button>
  );
}
