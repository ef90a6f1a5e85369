export const timePickerClasses = {
  box: [
    "grid grid-cols-3 gap-x-0.5 bg-box p-2 tabular-nums [--row:42px] pointer-coarse:[--row:44px]",
    "has-aria-invalid:border-b-[4px] has-aria-invalid:border-warn-text has-aria-invalid:pb-1 forced-colors:outline forced-colors:outline-[CanvasText]",
  ],
  head: "on-box type-label block cursor-default pt-1 pb-2.5 text-center stretch-116",
  wheel: "grid bg-bg text-center",
  input: [
    "h-(--row) w-full min-w-0 rounded-none border-0 bg-lining p-0 text-center text-entry font-bold text-on-lining caret-transparent",
    "placeholder:text-on-lining selection:bg-transparent selection:text-inherit",
    // The focused part leaves the bar, since a ring would not show on it.
    "focus:bg-bg focus:text-text -outline-offset-3 lining-edge focus:placeholder:text-text focus:[box-shadow:none]",
    "disabled:bg-transparent disabled:[box-shadow:none] disabled:struck disabled:placeholder:text-mute forced-colors:border forced-colors:disabled:grayed",
  ],
  neighbour:
    "h-(--row) text-entry leading-none text-mute select-none hover:bg-hover hover:text-text disabled:invisible",
  time: "type-cut pt-4 text-cut leading-time tabular-nums data-empty:text-mute in-disabled:text-mute",
} as const;
