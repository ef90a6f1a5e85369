export const themeSwitchClasses = {
  /** Without scripts the system setting applies. */
  root: "group inline-flex items-center noscript:hidden",
  /** 44 px to touch around a 28 px mark. */
  mark: "-m-2 p-s2",
  switch: "gap-4 font-label pointer-coarse:min-h-target",
  track: [
    "relative block flex-none overflow-hidden forced-colors:before:bg-[CanvasText]",
    "before:absolute before:transition-transform before:duration-quick before:ease-lid",
  ],
  markTrack:
    "size-7 border-thick border-current before:inset-y-0 before:bg-current before:right-0 before:left-1/2 group-aria-checked:before:-translate-x-full",
  switchTrack: [
    "h-10 w-19 bg-box [box-shadow:inset_0_0_0_2px_var(--edge)] forced-colors:border-thick",
    "before:inset-y-1.5 before:start-1.5 before:w-7 before:bg-lining group-aria-checked:before:translate-x-9 rtl:group-aria-checked:before:-translate-x-9",
  ],
} as const;
