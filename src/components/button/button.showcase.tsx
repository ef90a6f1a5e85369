import { useEffect, useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { Button } from "./button.tsx";
import { bytes, item } from "./button.tsx?cost";
import { ButtonUsage } from "./button.usage.tsx";

export const buttonShowcase = {
  title: "Button",
  sentence: "A small box. Its lid lifts under the pointer and sits back when pressed.",
  examples: {
    solid: { caption: "Rest. Hover: the lid lifts", Example: ButtonUsage },
    line: { caption: "Line", Example: () => <Button variant="line">Send</Button> },
    loading: { caption: "Loading, for two seconds", Example: SlowButton },
    icon: {
      caption: "Icon, with a name",
      Example: () => (
        <Button size="icon" aria-label="Search">
          <Icon name="search" />
        </Button>
      ),
    },
    disabled: { caption: "Disabled, yet found by Tab", Example: () => <Button disabled>Send</Button> },
  },
  keys: [
    ["Enter", "Presses the button, once however long the key is held"],
    ["Space", "Presses the button on release, unless Tab comes first"],
  ],
  cost: bytes,
  item,
  docs: () => import("./button.tsx?docs"),
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
