import type { ShowcaseEntry } from "#lib/showcase-entry.ts";
import { Input } from "./input.tsx";
import { bytes } from "./input.tsx?cost";

export const inputShowcase = {
  title: "Input",
  sentence: "A field that clears what it cannot use when you leave it, says why, and gives it back on Undo.",
  examples: {
    text: { Example: () => <Input label="Text" validate placeholder="Your name" autoComplete="name" /> },
    email: { Example: () => <Input label="Email" kind="email" validate defaultValue="robin@" /> },
    phone: {
      Example: () => <Input label="Phone" kind="phone" validate hint="Ten digits in any form become 123-456-7890." />,
    },
  },
  keys: [
    ["Tab", "Leaves the field, which then checks it; once more reaches Undo"],
    ["Backspace", "On a phone number’s dash, takes the digit before it"],
  ],
  cost: bytes,
  code: async () => (await import("./input.tsx?display")).source,
  styling: async () => (await import("./input.classes.ts?display")).source,
} satisfies ShowcaseEntry;
