// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import clsx from "clsx";
import type { ReactNode } from "react";
import { Button } from "#components/button/button.tsx";
import { Icon } from "#components/icon/icon.tsx";
import { useDialogDoubleClick } from "#components/workarounds/dialog-double-click.ts";
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
  return (
    <Dialog {...attributes} open={open} {...useDialogDoubleClick(open, onClose)} className={classes.root}>
      <DialogBackdrop className={classes.backdrop} />
      <div className={classes.screen}>
        <DialogPanel className={clsx(classes.panel, classes.size[size])}>
          <div className={clsx(classes.lid)}>
            <DialogTitle className={classes.title}>{title}</DialogTitle>
            {/* Not `initialFocus`, which would take focus again whenever a nested dialog closes. */}
            <Button
              data-autofocus
              size="icon"
              variant="line"
              aria-label="Close"
              onClick={onClose}
              className="flex-none"
            >
              <Icon name="close" />
            </Button>
          </div>
          <div className={classes.well}>{children}</div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
