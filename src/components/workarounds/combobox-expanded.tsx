import type { ComponentProps } from "react";

/**
 * The input of a Combobox. Headless UI 2.2.10 forces aria-expanded="true" once the visitor types, even while the list is
 * hidden for lack of options. Its own state is in `data-open`. No known issue; the nearest is
 * https://github.com/tailwindlabs/headlessui/issues/1604.
 * Test: "combobox-expanded" in tests/components/workarounds.test.tsx.
 */
export function ListInput({ shown, ...props }: ComponentProps<"input"> & { shown: boolean }) {
  return <input {...props} role="combobox" aria-controls={props["aria-controls"]} aria-expanded={shown} />;
}
