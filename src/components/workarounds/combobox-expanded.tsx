import type { ComponentProps } from "react";

/**
 * The input of a Combobox. Headless UI 2.2.10 says aria-expanded="true" from the first letter on, also while the list is
 * hidden because it has no options yet, and takes no other value. No issue is known, the nearest is
 * https://github.com/tailwindlabs/headlessui/issues/1604. Whether Headless UI takes it for open: its `data-open`.
 * Test: "combobox-expanded" in tests/components/workarounds.test.tsx.
 */
export function ListInput({ shown, ...props }: ComponentProps<"input"> & ListInputProps) {
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: Headless UI gives the input its role.
  return <input {...props} aria-expanded={shown} />;
}

type ListInputProps = {
  /** Whether the list is shown. */
  shown: boolean;
};
