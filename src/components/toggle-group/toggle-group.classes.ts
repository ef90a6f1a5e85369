export const toggleGroupClasses = {
  root: "grid content-start justify-items-start gap-2",
  label: "type-label",
  track: "relative isolate inline-grid max-w-full auto-cols-fr grid-flow-col border-thick border-edge tiny:w-full",
  /** One of the equal columns, moved by whole columns, so that nothing has to be measured. */
  indicator: [
    "absolute inset-y-0 start-0 -z-1 w-[calc(100%/var(--count)+1px)] bg-lining lining-edge",
    "translate-x-[calc(var(--index)*100%)] transition-[translate] duration-quick ease-lid rtl:translate-x-[calc(var(--index)*-100%)]",
    "forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none",
  ],
  option: [
    "relative grid min-h-12 min-w-0 cursor-pointer place-items-center px-4.5 font-label wrap-anywhere stretch-112 narrow:px-2",
    "not-first:border-s-thick not-first:border-edge hover:underline hover:decoration-2 hover:underline-offset-4",
    "focus-visible:z-1 data-checked:text-on-lining data-disabled:struck",
    "forced-colors:data-checked:text-[HighlightText] forced-colors:data-checked:forced-color-adjust-none forced-colors:data-disabled:grayed",
  ],
  empty: "type-small text-mute",
} as const;
