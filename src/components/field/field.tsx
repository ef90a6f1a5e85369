import { Description, Field as HeadlessField, Label } from "@headlessui/react";
import clsx from "clsx";
import { type ComponentProps, createElement, type ReactNode } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { useHydrated } from "#lib/use-hydrated.ts";
import { fieldClasses as classes } from "./field.classes.ts";
import type { FieldState } from "./use-field.ts";

type FieldFrameProps = {
  field: FieldState;
  /** Renders a fieldset with a legend, for several controls. Default: false. */
  group?: boolean;
  /** Content beside the message. */
  aside?: ReactNode;
  /** The control, and a FormControl unless the control is a native form field. */
  children: ReactNode;
};

/** A control with label and notes, which describe it in this order: "Required", hint, message. */
export function Field({ field, group, aside, children }: FieldFrameProps) {
  const { id, notes, message, spoken, attributes } = field;
  const { label, hideLabel, hint, disabled, className } = field.props;
  return (
    <HeadlessField
      {...(group && { id, ...attributes })}
      as={group ? "fieldset" : FieldDiv}
      disabled={disabled as boolean}
      aria-describedby={group ? notes : undefined}
      // Headless UI names the group only after hydration, and a floated legend never does.
      aria-labelledby={group ? `${id}-label` : undefined}
      className={clsx(classes.root, className)}
    >
      {/* A legend takes no `for` and no click handler; `passive` omits both. */}
      <Label
        as={group ? "legend" : "label"}
        passive={group as boolean}
        id={`${id}-label`}
        htmlFor={id}
        className={hideLabel ? "sr-only" : classes.label}
      >
        {label}
      </Label>
      <div className={classes.column}>
        {children}
        <div className={classes.notes}>
          {/* One Description: Headless UI lists several in the order in which they appeared:
          https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/components/description/description.tsx#L69 */}
          <Description as="div" id={`${id}-notes`} className="contents">
            {hint && <p className={classes.hint}>{hint}</p>}
            <div aria-live={spoken ? "polite" : "off"} className={classes.problem}>
              {message && (
                <p className={classes.message}>
                  <Icon name="alert" /> {message}
                </p>
              )}
            </div>
          </Description>
          {aside}
        </div>
      </div>
    </HeadlessField>
  );
}

/**
 * The Field of Headless UI 2.2.10 sets `disabled` and `aria-disabled` on any element, though only a fieldset may have them:
 * https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/components/field/field.tsx
 * This element drops both; the control has its own.
 * Test: "FieldDiv" in tests/components/workarounds.test.tsx.
 */
function FieldDiv(props: ComponentProps<"div"> & { disabled?: boolean }) {
  return createElement("div", { ...props, disabled: undefined, "aria-disabled": undefined });
}

// The margin of -1 px would overflow a right-to-left box.
const VISUALLY_HIDDEN = "sr-only start-px";

type FormControlProps = {
  field: FieldState;
  /** The input type that the browser validates. Default: a select. */
  type?: "date" | "text";
  /** An array for multiple selection. */
  value: string | readonly string[];
  min?: string | undefined;
  max?: string | undefined;
  /** Adds "Required" to the description, as buttons and groups have no attribute for it. Default: true. */
  announceRequired?: boolean;
};

/** The hidden native input that gives the form the field's value and validation. Not prerendered: autofill would lay it out. */
export function FormControl({ field, type, value, announceRequired = true, ...range }: FormControlProps) {
  const { name, form, required, disabled } = field.props;
  const hydrated = useHydrated();
  const native = {
    name,
    form,
    required,
    disabled,
    // A form reset restores the default without React's knowledge, so each value gets a new control with it as default.
    defaultValue: value,
    onInvalid: field.onInvalid,
    // Validation focuses the first invalid control.
    onFocus: () => field.control.current?.focus(),
    "aria-hidden": true,
    tabIndex: -1,
    className: VISUALLY_HIDDEN,
  } as const;
  const multiple = typeof value !== "string";
  return (
    <>
      {announceRequired && required && (
        <Description as="span" id={`${field.id}-required`} className={VISUALLY_HIDDEN}>
          Required
        </Description>
      )}
      {hydrated &&
        (type ? (
          <input key={`${value}`} {...native} {...range} type={type} />
        ) : (
          <select key={`${value}`} {...native} multiple={multiple}>
            {[...new Set(multiple ? value : ["", value])].map((each) => (
              <option key={each} value={each} label={each || "–"} />
            ))}
          </select>
        ))}
    </>
  );
}
