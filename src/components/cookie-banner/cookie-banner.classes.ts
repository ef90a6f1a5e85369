/** Black, with the lining at its base. One column on a phone held upright, where there is height for it. */
export const cookieBannerClasses = {
  // Never more than half the window: with very large text it scrolls.
  root: [
    "on-box max-h-[50dvh] overflow-y-auto border-b-(length:--layout-lining) border-lining px-s5 pt-5 pb-6 noscript:hidden",
    "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-7 gap-y-3 narrow:gap-x-2.5 narrow:px-3.5 narrow:py-3.5 phone:grid-cols-1",
  ],
  // A slit of a window would have too little left of the page, so there it stands at the page's end.
  inPage: "slit:static slit:max-h-none",
  // As high as the button from the start, since the text comes first.
  text: "min-h-control content-center text-entry leading-entry text-pretty narrow:text-small phone:min-h-0",
  // A little wider than its label, so that the label's font does not move its edges.
  accept: "min-w-32 narrow:min-w-31 [--secondary:var(--bone)]",
} as const;
