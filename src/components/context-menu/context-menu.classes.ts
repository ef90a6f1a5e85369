export const contextMenuClasses = {
  /** A long press opens the menu, not the system's callout or a selection. */
  area: "outline-focus select-none [-webkit-touch-callout:none] touch-manipulation",
  list: "on-box z-pop max-h-[calc(100dvh-16px)] min-w-50 max-w-[min(320px,calc(100vw-16px))] overflow-y-auto overscroll-contain p-1.5 ring-none forced-colors:border",
  empty: "px-3 py-2 text-mute -outline-offset-3 [box-shadow:none]",
  option: [
    "flex min-h-[42px] w-full items-center gap-3 px-3 py-1.5 text-start text-control leading-control wrap-anywhere pointer-coarse:min-h-target",
    "data-active:bg-lining data-active:text-on-lining -outline-offset-3 [box-shadow:none] aria-disabled:cursor-not-allowed aria-disabled:text-mute",
    "forced-colors:data-active:highlight forced-colors:aria-disabled:grayed",
  ],
  plate: "on-box fixed z-pop size-34 touch-none rounded-full ring-none forced-colors:border",
  roundOption: [
    // Fingers get 44 px. If options overlap, the wedge under the finger decides.
    "pointer-coarse:[--option:44px]! absolute start-1/2 top-1/2 -m-[calc(var(--option)/2)] grid size-(--option) place-items-center rounded-full",
    "translate-x-(--x) translate-y-(--y) transition-[translate] delay-(--wait) duration-quick ease-lid",
    "starting:translate-x-0 starting:translate-y-0 motion-reduce:delay-0 motion-reduce:transition-none",
    "data-active:bg-lining data-active:text-on-lining focus-visible:[box-shadow:none]",
    "aria-disabled:cursor-not-allowed aria-disabled:text-mute forced-colors:data-active:highlight forced-colors:aria-disabled:grayed",
  ],
  hub: "absolute inset-[57px] rounded-full bg-lining forced-colors:bg-[CanvasText]",
  caption: [
    "pointer-events-none absolute top-full left-1/2 my-2 w-max max-w-38 -translate-x-1/2 data-above:top-auto data-above:bottom-full",
    "on-box px-3 py-1.5 type-small leading-control font-label wrap-anywhere forced-colors:border",
  ],
} as const;
