/** Black, with the lining at its base. */
export const cookieBannerClasses = {
  root: "on-box grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-7 gap-y-4 border-b-[length:var(--layout-lining)] border-inside px-s5 pt-5 pb-6 narrow:gap-x-2.5 narrow:px-3.5 narrow:py-3.5 noscript:hidden",
  // As high as the button from the start: the text comes first.
  text: "min-h-control content-center text-[1.125rem] leading-[1.4] text-pretty narrow:text-[length:var(--size-small)]",
  // A little wider than its words, so that their font moves no edge of it.
  accept: "min-w-32 narrow:min-w-31 [--secondary:var(--bone)]",
} as const;
