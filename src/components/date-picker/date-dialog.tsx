import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import clsx from "clsx";
import { type ComponentProps, type FocusEvent, type RefObject, useState } from "react";
import { modalClasses } from "#components/modal/modal.classes.ts";
import { useDialogDoubleClick } from "#components/workarounds/dialog-double-click.ts";
import { Calendar } from "./calendar.tsx";
import { type CivilDate, todayHere } from "./civil-date.ts";
import { datePickerClasses as classes } from "./date-picker.classes.ts";

type DateDialogProps = Pick<ComponentProps<typeof Calendar>, "value" | "onChange" | "min" | "max" | "names"> & {
  open: boolean;
  title: string;
  trigger: RefObject<HTMLElement | null>;
  today?: CivilDate | undefined;
  onClose: () => void;
  /** Shows a Clear button. */
  onClear?: (() => void) | undefined;
};

export function DateDialog({ open, onClose, ...rest }: DateDialogProps) {
  return (
    <Dialog
      open={open}
      {...useDialogDoubleClick(open, onClose)}
      onFocus={keepFocusInside}
      className={modalClasses.root}
    >
      <DialogBackdrop className={modalClasses.backdrop} />
      <div className={classes.screen}>
        <Panel onClose={onClose} {...rest} />
      </div>
    </Dialog>
  );
}

function Panel({ title, trigger, today, onClose, onClear, ...calendar }: Omit<DateDialogProps, "open">) {
  // Read once, since midnight may pass while open. The modal does not inherit the field's direction.
  const [day] = useState(() => today ?? todayHere());
  const [direction] = useState(() => trigger.current && getComputedStyle(trigger.current).direction);
  return (
    <DialogPanel dir={direction ?? undefined} className={clsx(classes.panel)}>
      <DialogTitle className="sr-only">{title}</DialogTitle>
      <Calendar takesFocus today={day} {...calendar} />
      <div className={classes.foot}>
        <button type="button" onClick={onClose} className={clsx(classes.action)}>
          Cancel
        </button>
        {onClear && (
          <button type="button" onClick={onClear} className={clsx(classes.action)}>
            Clear
          </button>
        )}
      </div>
    </DialogPanel>
  );
}

/**
 * With a coarse pointer, Headless UI 2.2.10 moves focus from inside a Dialog to the Dialog itself:
 * https://github.com/tailwindlabs/headlessui/issues/3804. With this as its `onFocus`, focus returns at once.
 * Test: "keepFocusInside" in tests/components/workarounds.test.tsx.
 */
function keepFocusInside({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget && currentTarget.contains(relatedTarget)) (relatedTarget as HTMLElement).focus();
}
