import { useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#components/button/button.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { afterPaint } from "#lib/after-paint.ts";
import { Modal } from "./modal.tsx";
import { bytes, item } from "./modal.tsx?cost";
import { ModalUsage } from "./modal.usage.tsx";

export const modalShowcase = {
  title: "Modal",
  sentence: "The site’s own box over the page. Focus stays in the box, and then returns to where it was.",
  examples: {
    lengths: {
      caption: "The long one is longer than most windows: the well scrolls, the lid stays.",
      Example: () => (
        <div className="flex flex-wrap gap-3">
          <ModalUsage />
          <LongText />
        </div>
      ),
    },
  },
  keys: [
    ["Tab, Shift + Tab", "Go through the controls in the box, around the ends"],
    ["Escape", "Closes the box, and focus returns to where it was"],
    ["↑ ↓, Page up, Page down", "Scroll a long one, once focus is in its text"],
  ],
  cost: bytes,
  item,
  docs: () => import("./modal.tsx?docs"),
} satisfies ShowcaseEntry;

const scroller = "min-h-24 overflow-auto focus-visible:-outline-offset-3 focus-visible:[box-shadow:none]";

/** What each component is tested for, in words (tests/support/component-contract.tsx). */
const obligations = [
  ["No fault that a machine can find", "axe goes through it at rest and opened, in the light theme and the dark one."],
  ["A ring of its own at every stop of Tab", "Three pixels wide and 3 to 1 against what is behind it."],
  ["Room on a small screen", "At 320 pixels nothing scrolls sideways, whichever way the writing runs."],
  ["Both writing directions", "From right to left it is its own mirror image; only a clock’s parts keep their order."],
  ["Silence on the console", "React’s strict mode mounts it twice and finds nothing to say."],
  ["Nothing left behind", "After a hundred mounts no timer or observer runs on, and no list or dialog stands."],
  ["Targets that can be hit", "At least 24 pixels for a mouse and 44 for a finger."],
  ["Rest for those who ask for it", "With reduced motion nothing moves for longer than a millisecond."],
  ["The system’s own colours", "In forced colours all is legible, and chosen, disabled and active stay apart."],
  ["One that stands out", "In an open list the active option looks like none of its neighbours."],
] as const;

function LongText() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="line"
        size="small"
        aria-haspopup="dialog"
        onClick={() => afterPaint(() => flushSync(() => setOpen(true)))}
      >
        Long text
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title="What every component here owes">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard (WCAG 2.1.1). */}
        <section aria-label="The list" tabIndex={0} className={scroller}>
          <ol className="grid list-inside list-decimal gap-s5 px-6 py-5.5 narrow:px-4">
            {obligations.map(([name, text]) => (
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
