/** Closed, a trigger is sunk like a field. Open, it turns black and is one piece with its list. */
export const dropdownClasses = {
  trigger: [
    "flex w-full items-center justify-between gap-3 border-b-thick border-edge bg-sunk px-3.5 text-start leading-[1.3] wrap-anywhere text-text",
    "transition-[background-color,border-color,color] duration-instant hover:border-text",
    "data-open:border-lining data-open:bg-box data-open:text-on-box data-open:hover:border-lining",
    "data-invalid:border-b-[4px] data-invalid:border-warn-text",
    "data-disabled:cursor-not-allowed data-disabled:border-rule data-disabled:text-mute data-disabled:line-through data-disabled:decoration-2",
    "forced-colors:border forced-colors:data-disabled:border-[GrayText] forced-colors:data-disabled:text-[GrayText]",
  ],
  size: {
    default: "min-h-control py-2 text-[1.0625rem] data-invalid:pb-1.5",
    small: "min-h-target py-1.5 text-[1rem] data-invalid:pb-1",
  },
  placeholder: "text-mute in-data-open:text-inherit",
  chevron: "size-5 transition-transform duration-instant group-data-open:rotate-180",
  list: [
    "on-box z-pop p-1.5 [--anchor-max-height:300px]",
    "overscroll-contain focus-visible:[box-shadow:none] focus-visible:outline-none forced-colors:border",
    // Unrolls from the trigger's edge, whichever side that is. It goes at once: Headless UI 2.2 may keep a list for ever
    // that is closed while a transition of its own still opens it.
    "animate-unroll [--rolled:inset(0_0_100%_0)] data-[anchor~=top]:[--rolled:inset(100%_0_0_0)]",
  ],
  option: [
    "group/option flex min-h-[42px] w-full cursor-pointer items-center gap-3 px-3 py-1.5 text-[1rem] leading-[1.3]",
    "wrap-anywhere select-none pointer-coarse:min-h-target",
    "data-focus:bg-lining data-focus:text-on-lining",
    "data-disabled:cursor-not-allowed data-disabled:text-box-mute",
    "forced-colors:data-focus:bg-[Highlight] forced-colors:data-focus:text-[HighlightText]",
    "forced-colors:data-focus:forced-color-adjust-none forced-colors:data-disabled:text-[GrayText]",
  ],
  optionLabel: "min-w-0 flex-1 group-data-disabled/option:not-in-data-note:line-through",
  tick: "invisible size-5 group-data-selected/option:visible",
  box: [
    "grid size-5 flex-none place-items-center border-thick border-current group-data-selected/option:border-lining",
    "group-data-selected/option:bg-lining group-data-selected/option:text-on-lining",
    "group-data-focus/option:group-data-selected/option:border-ink",
    "group-data-focus/option:group-data-selected/option:bg-ink",
    "group-data-focus/option:group-data-selected/option:text-lining",
  ],
} as const;
