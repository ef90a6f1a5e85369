import { type RefObject, useRef, useState } from "react";
import { unseenControl } from "#lib/unseen-control.ts";
import { useFormReset } from "#lib/use-form-reset.ts";

type FormBridgeProps = {
  name?: string;
  required: boolean;
  disabled: boolean;
  multiple: boolean;
  values: readonly string[];
  /** What takes focus in the select's stead, when a form's check wants to focus it. */
  control: RefObject<HTMLElement | null>;
  onReset: () => void;
  /** Told the browser's message when a check of the form finds nothing chosen. */
  onInvalid: (message: string) => void;
};

/** A select that no one sees: through it a form knows the value, `required`, reset and the browser's own messages. */
export function FormBridge({ values, multiple, control, onReset, onInvalid, ...native }: FormBridgeProps) {
  const select = useRef<HTMLSelectElement>(null);
  // A reset changes the DOM behind React's back, so the select is made anew.
  const [resets, setResets] = useState(0);
  useFormReset(select, () => {
    setResets((count) => count + 1);
    onReset();
  });
  return (
    <select
      key={resets}
      ref={select}
      {...native}
      multiple={multiple}
      value={multiple ? [...values] : (values[0] ?? "")}
      {...unseenControl(control, onInvalid)}
    >
      {!multiple && <option value="" />}
      {[...new Set(values)].map((value) => (
        <option key={value} value={value} />
      ))}
    </select>
  );
}
