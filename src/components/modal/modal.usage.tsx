import { useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#components/button/button.tsx";
import { afterPaint } from "#lib/after-paint.ts";
import { Modal } from "./modal.tsx";

export function ModalUsage() {
  const [open, setOpen] = useState(false);
  // After the click is painted, since making a large page inert is slow.
  const openLater = () => afterPaint(() => flushSync(() => setOpen(true)));
  return (
    <>
      <Button variant="line" size="small" aria-haspopup="dialog" onClick={openLater}>
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
