import { type ComponentProps, createElement } from "react";

/**
 * The Field of Headless UI 2.2.10 sets `disabled` and `aria-disabled` on any element, though only a fieldset may have them:
 * https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/components/field/field.tsx
 * This element drops both; the control has its own.
 * Test: "field-disabled" in tests/components/workarounds.test.tsx.
 */
export function FieldDiv(props: ComponentProps<"div"> & { disabled?: boolean }) {
  return createElement("div", { ...props, disabled: undefined, "aria-disabled": undefined });
}
