import { Description, Field, Label } from "@headlessui/react";
import clsx from "clsx";
import { type ReactNode, type RefObject, useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { dropdownClasses as classes } from "./dropdown.classes.ts";
import { FormBridge } from "./form-bridge.tsx";

/** What every kind of dropdown takes. */
export type DropdownFieldProps = {
  label: string;
  /** Keeps the label for screen readers only. Default: false. */
  hideLabel?: boolean;
  /** Name of the value in the form around it. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
  /** Places the dropdown with its label. */
  className?: string;
};

type Props = DropdownFieldProps & {
  values: readonly string[];
  multiple?: boolean;
  control: RefObject<HTMLElement | null>;
  onReset: () => void;
  /** @param invalid whether a check of the form has found nothing chosen */
  children: (invalid: boolean) => ReactNode;
};

/** Label, message and the bridge to the form, around a list of any kind. */
export function DropdownField({
  label,
  hideLabel = false,
  name,
  required = false,
  disabled = false,
  values,
  multiple = false,
  control,
  onReset,
  className,
  children,
}: Props) {
  const [message, setMessage] = useState<string>();
  const invalid = message !== undefined && values.length === 0;
  return (
    <Field disabled={disabled} className={clsx(classes.field, className)}>
      <Label className={hideLabel ? "sr-only" : classes.label}>{label}</Label>
      {children(invalid)}
      {(name !== undefined || required) && (
        <FormBridge
          name={name}
          required={required}
          disabled={disabled}
          multiple={multiple}
          values={values}
          control={control}
          onReset={() => {
            setMessage(undefined);
            onReset();
          }}
          onInvalid={setMessage}
        />
      )}
      {invalid && (
        <Description className={classes.message}>
          <Icon name="alert" /> {message}
        </Description>
      )}
    </Field>
  );
}
