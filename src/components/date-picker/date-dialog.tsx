import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import clsx from "clsx";
import { type ComponentProps, type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { modalClasses } from "#components/modal/modal.classes.ts";
import { useOpeningPress } from "#components/modal/use-opening-press.ts";
import { Calendar } from "./calendar.tsx";
import { type CivilDate, todayHere } from "./civil-date.ts";
import { datePickerClasses as classes } from "./date-picker.classes.ts";

type DateDialogProps = Pick<ComponentProps<typeof Calendar>, "value" | "onChange" | "min" | "max" | "names"> & {
  open: boolean;
  /** Changes with every opening, which begins on the years. */
  opening: number;
  title: string;
  trigger: RefObject<HTMLElement | null>;
  today?: CivilDate;
  onClose: () => void;
  /** Takes the date away; without it there is no such button. */
  onClear?: () => void;
};

/** The calendar over the page. */
export function DateDialog({ open, opening, onClose, ...rest }: DateDialogProps) {
  const press = useOpeningPress(open, onClose);
  return (
    <Dialog open={open} {...press} onFocus={keepFocusInside} className={modalClasses.root}>
      <DialogBackdrop className={modalClasses.backdrop} />
      <div className={classes.screen}>
        <Panel key={opening} onClose={onClose} {...rest} />
      </div>
    </Dialog>
  );
}

/** Headless UI 2.2 takes focus to the dialog itself where the pointer is a finger: back to the cell that had it. */
function keepFocusInside({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget && currentTarget.contains(relatedTarget)) (relatedTarget as HTMLElement).focus();
}

function Panel({ title, trigger, today, onClose, onClear, ...calendar }: Omit<DateDialogProps, "open" | "opening">) {
  // Of this opening: midnight may pass while it lasts, and the body does not inherit the field's direction.
  const [day] = useState(() => today ?? todayHere());
  const [direction] = useState(() => trigger.current && getComputedStyle(trigger.current).direction);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = panel;
    // Headless UI gives focus back, but not to a field in another dialog: that dialog then takes it for its first stop.
    return () => {
      // StrictMode runs this on a panel that stays.
      requestAnimationFrame(() => current?.isConnected || trigger.current?.focus());
    };
  }, [trigger]);
  return (
    <DialogPanel ref={panel} dir={direction ?? undefined} className={clsx(classes.panel)}>
      <DialogTitle className="sr-only">{title}</DialogTitle>
      <Calendar autoFocus today={day} {...calendar} />
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
