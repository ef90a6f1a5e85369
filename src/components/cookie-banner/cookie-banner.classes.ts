export const cookieBannerClasses = {
  // At most half the window; very large text scrolls.
  root: [
    "on-box max-h-[50dvh] overflow-y-auto border-b-(length:--layout-lining) border-lining px-s5 py-3 noscript:hidden",
    "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-7 narrow:gap-x-2.5 narrow:px-3.5 narrow:py-2",
  ],
  // In a very low window it sits at the end of the page instead of covering it.
  inPage: "slit:static slit:max-h-none",
  // As high as the button, which is parsed after the text.
  text: "min-h-control content-center text-entry leading-entry narrow:min-h-target narrow:text-compact",
  // Wide enough that the font swap does not move its edges.
  accept: "min-w-32 narrow:min-h-target [--secondary:var(--bone)]",
} as const;
