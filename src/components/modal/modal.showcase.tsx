import { useState } from "react";
import { Button } from "#components/button/button.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { Modal } from "./modal.tsx";
import * as about from "./modal.tsx?about";

export function ModalUsage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open a short one
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title="A short text">
        <p className="px-6 py-5.5 narrow:px-4">
          The page behind cannot scroll or take focus. Press Escape, the cross or anywhere outside to close this.
        </p>
      </Modal>
    </>
  );
}

export const modalShowcase = {
  title: "Modal",
  sentence: "A box over the page. Focus stays inside, then returns.",
  examples: {
    lengths: {
      caption: "With long content the well scrolls and the lid stays put.",
      Example: () => (
        <div className="flex flex-wrap gap-3">
          <ModalUsage />
          <LongModal />
        </div>
      ),
    },
  },
  keys: [
    ["Tab, Shift + Tab", "Move through the controls in the box, wrapping"],
    ["Escape", "Closes the box and returns focus"],
    ["↑ ↓, Page up, Page down", "Scroll long content when it has focus"],
  ],
  ...about,
} satisfies ShowcaseEntry;

const scroller = "min-h-24 overflow-auto focus-visible:-outline-offset-3 focus-visible:[box-shadow:none]";

/** The tests of tests/support/component-contract.tsx, in words. */
const guarantees = [
  ["No automated accessibility errors", "axe checks it closed and open, in the light and the dark theme."],
  ["A visible focus ring at every stop", "3 px wide, with a contrast of 3:1 against its background."],
  ["Fits 320 px", "Nothing scrolls sideways, in either writing direction."],
  ["Both writing directions", "Right-to-left layout mirrors everything except the time picker’s columns."],
  ["No console errors", "Runs clean in React Strict Mode."],
  ["No leaks", "After repeated mounts, no timer, observer, list or dialog is left."],
  ["Tappable targets", "At least 24 px for a mouse and 44 px for a finger."],
  ["Respects reduced motion", "No animation lasts longer than a millisecond."],
  ["Works in forced colours", "Text is legible, and selected, disabled and active states differ."],
  ["The active option stands out", "In an open list it looks different from its neighbours."],
] as const;

function LongModal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open a long one
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title="What every component here guarantees">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard (WCAG 2.1.1). */}
        <section aria-label="Guarantees" tabIndex={0} className={scroller}>
          <ol className="grid list-inside list-decimal gap-s5 px-6 py-5.5 narrow:px-4">
            {guarantees.map(([name, text]) => (
              <li key={name}>
                <h3 className="inline type-h3">{name}</h3>
                <p className="mt-1">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </Modal>
    </>
  );
}
