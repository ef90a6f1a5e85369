/** The selected tab joins the lining below. */
export const filterTabsClasses = {
  root: "narrow:w-full",
  list: "flex flex-wrap tiny:grid tiny:grid-cols-2",
  tab: [
    "type-small inline-flex min-h-control-small items-center gap-2 px-4 font-label text-on-box stretch-112 pointer-coarse:min-h-target",
    "hover:[box-shadow:inset_0_-4px_currentColor] data-selected:bg-lining data-selected:text-on-lining data-selected:[box-shadow:none]",
    // Equal widths, so that the font swap does not move them.
    "narrow:flex-1 narrow:justify-center narrow:gap-1.5 narrow:px-1 narrow:text-compact narrow:whitespace-nowrap narrow:stretch-104",
    "forced-colors:border forced-colors:data-selected:highlight",
  ],
  count: "font-regular tabular-nums",
} as const;
