export const inputClasses = {
  field: [
    "block w-full rounded-none sunken px-3.5 py-3 text-entry leading-entry transition-[border-color] duration-instant placeholder:text-mute",
    "outline-offset-0 [box-shadow:none] hover:border-text aria-invalid:border-b-[4px] aria-invalid:border-warn-text aria-invalid:pb-2.5",
    "data-disabled:border-rule data-disabled:struck forced-colors:border forced-colors:data-disabled:grayed",
    // Replaces the browser's pale autofill background.
    "autofill:[box-shadow:inset_0_0_0_200px_var(--sunk)] autofill:[-webkit-text-fill-color:var(--text)]",
  ],
  singleLine: "min-h-control",
  multiline: "min-h-30 resize-y",
  undo: [
    "relative -top-[3px] mt-2 -mb-[6px] inline-flex min-h-7 items-center border-b-thick border-current px-0.5",
    "text-small leading-entry font-label text-text hover:bg-secondary hover:text-on-secondary",
    "pointer-coarse:min-h-target pointer-coarse:min-w-target pointer-coarse:justify-center",
  ],
} as const;
