/** Findings that are not faults, each with a reason and its source. */
const EXCEPTIONS = [
  {
    // Headless UI's two buttons around a dialog's or a list's content hand focus on as they get it; on purpose, as its
    // authors say: https://github.com/tailwindlabs/headlessui/issues/3491
    finding: /^aria_hidden_nontabbable: .*data-headlessui-focus-guard/,
  },
  {
    // The engine knows ARIA 1.2, and the attribute is of 1.3: https://www.w3.org/TR/wai-aria-1.3/#aria-description
    finding: /^aria_attribute_allowed: .*'aria-description'/,
  },
  {
    // The list has the name of its button, by the button's own aria-label, of which the engine makes no name. It counts:
    // https://www.w3.org/TR/accname-1.2/#comp_labelledby. The states ask for the list by that name.
    finding: /^input_label_exists: .*role="listbox".* aria-labelledby="headlessui-combobox-button/,
  },
];

/** Removes findings that are not faults. */
export function unexcused(findings: readonly string[]): string[] {
  return findings.filter((text) => !EXCEPTIONS.some(({ finding }) => finding.test(text)));
}
