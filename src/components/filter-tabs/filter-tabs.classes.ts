/** They stand on a lining and the chosen one becomes one shape with it. */
export const filterTabsClasses = {
  list: "flex tiny:flex-wrap",
  tab: [
    "type-small inline-flex min-h-control-small items-center gap-2 px-4 font-label text-on-box stretch-112 pointer-coarse:min-h-target",
    "shadow-[inset_0_-2px_var(--box-rule)] hover:shadow-[inset_0_-4px_currentColor]",
    "data-selected:bg-inside data-selected:text-on-inside data-selected:shadow-none",
    "narrow:gap-1.5 narrow:px-[9px] narrow:text-sm narrow:stretch-104",
    "forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:text-[HighlightText] forced-colors:forced-color-adjust-none",
  ],
  count: "font-regular tabular-nums",
} as const;
