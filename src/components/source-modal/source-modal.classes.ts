export const sourceModalClasses = {
  group: "flex min-h-0 flex-1 flex-col",
  tabs: "flex flex-none flex-wrap px-6 pt-3.5 narrow:px-4 narrow:pt-2",
  tab: [
    "inline-flex min-h-control-small items-center gap-2 px-4 type-small font-label stretch-112 [box-shadow:inset_0_-2px_var(--edge)] pointer-coarse:min-h-target",
    "hover:[box-shadow:inset_0_-4px_currentColor] data-selected:bg-lining data-selected:text-on-lining data-selected:[box-shadow:none]",
    "focus-visible:z-1 forced-colors:border-b-thick forced-colors:border-[Canvas] forced-colors:data-selected:border-[Highlight]",
  ],
  panels: "flex min-h-0 flex-1 flex-col",
  panel: "flex min-h-0 flex-1 flex-col -outline-offset-3 [box-shadow:none]",
  note: "flex min-h-24 flex-wrap items-center gap-4 px-6 py-5.5 narrow:px-4",
} as const;
