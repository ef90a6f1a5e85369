import { type ComponentProps, createElement } from "react";

/**
 * The Field of Headless UI 2.2.10 writes `disabled` on its element, which only a fieldset may have:
 * https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/components/field/field.tsx
 * Its `aria-disabled` would stand on an element without a role. This element takes both off: the control has its own.
 * Test: "field-disabled" in tests/components/workarounds.test.tsx.
 */
export function FieldDiv({
  disabled: _,
  "aria-disabled": __,
  ...props
}: ComponentProps<"div"> & { disabled?: boolean }) {
  return createElement("div", props);
}
