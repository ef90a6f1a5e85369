// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import clsx from "clsx";
import { type ElementType, type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { Button } from "#components/button/button.tsx";
import { Icon } from "#components/icon/icon.tsx";
import { useDialogDoubleClick } from "#components/workarounds/dialog-double-click.ts";
import { afterPaint } from "#lib/after-paint.ts";
import type { ElementAttributes } from "#lib/element-attributes.ts";
import { modalClasses as classes } from "./modal.classes.ts";

/** Other attributes go to the dialog. */
type ModalProps = Omit<ElementAttributes, "title"> & {
  open: boolean;
  /** Called on Escape, on Close and on a click outside. The parent sets `open`. */
  onClose: () => void;
  title: string;
  /** Maximum width: "default" is 760 px, "wide" 1360 px. Default: "default". */
  size?: keyof typeof classes.size;
  children: ReactNode;
};

/** A dialog over the page. Focus stays inside, then returns. */
export function Modal({ open, onClose, title, size = "default", children, ...attributes }: ModalProps) {
  const step = useSteps(open);
  const box = (Panel: ElementType, Title: ElementType, well?: ReactNode) => (
    <div className={classes.screen}>
      <Panel className={clsx(classes.panel, classes.size[size])}>
        <div className={clsx(classes.lid)}>
          <Title className={classes.title}>{title}</Title>
          {/* Not `initialFocus`, which would take focus again whenever a nested dialog closes. */}
          <Button data-autofocus size="icon" variant="line" aria-label="Close" onClick={onClose} className="flex-none">
            <Icon name="close" />
          </Button>
        </div>
        {well}
      </Panel>
    </div>
  );
  const lid = open && step === 0 && (
    <div {...attributes} ref={undefined} id={undefined} aria-hidden="true" className={classes.root}>
      {box("div", "p")}
    </div>
  );
  const doubleClick = useDialogDoubleClick(open, onClose);
  return (
    <>
      {lid && createPortal(lid, document.body)}
      <Dialog {...attributes} open={open && step > 0} __demoMode={step < 2} {...doubleClick} className={classes.root}>
        <DialogBackdrop className={classes.backdrop} />
        {box(
          DialogPanel,
          DialogTitle,
          <div data-content className={classes.well}>
            {children}
          </div>,
        )}
      </Dialog>
    </>
  );
}

/**
 * The steps of opening, a frame each: 0, the lid in the press's own frame; 1, the dialog; 2, the page behind is inert and cannot
 * scroll, which takes a large page the longest. (Without these, Headless UI 2.2.10 calls a dialog a demo.)
 */
function useSteps(open: boolean): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (!open) return;
    let current = true;
    let reached = 0;
    const before = document.activeElement;
    const goTo = (next: number) =>
      afterPaint(() => {
        if (!current) return;
        // flushSync attaches the Escape listener at once.
        flushSync(() => setStep(next));
        reached = next;
        if (next < 2) goTo(next + 1);
      });
    goTo(1);
    return () => {
      current = false;
      setStep(0);
      // Before step 2 Headless UI does not return it.
      if (reached === 2) return;
      afterPaint(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
    };
  }, [open]);
  return step;
}
