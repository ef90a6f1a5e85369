import { useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#components/button/button.tsx";
import { afterPaint } from "#lib/after-paint.ts";
import { Modal } from "./modal.tsx";

export function ModalUsage() {
  const [open, setOpen] = useState(false);
  // Opens after the click is painted: making a large page inert is slow on a slow machine.
  const openLater = () => afterPaint(() => flushSync(() => setOpen(true)));
  return (
    <>
      <Button variant="line" size="small" aria-haspopup="dialog" onClick={openLater}>
        Short text
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title="A short text">
        <p className="px-6 py-5.5 narrow:px-4">
          The page behind stands still and cannot be reached. Escape, the cross and a click outside all close this.
        </p>
      </Modal>
    </>
  );
}
