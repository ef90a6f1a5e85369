/** Three columns in a black box; the chosen time is a bar in the colour of the lining through their middle. */
export const timePickerClasses = {
  box: [
    "grid grid-cols-3 gap-x-0.5 bg-box p-2 tabular-nums [--row:42px] pointer-coarse:[--row:44px]",
    "has-aria-invalid:border-b-[4px] has-aria-invalid:border-warn-text has-aria-invalid:pb-1",
    "forced-colors:outline forced-colors:outline-[CanvasText]",
  ],
  head: "on-box type-label block cursor-default pt-1 pb-2.5 text-center stretch-116",
  wheel: "grid bg-bg text-center",
  input: [
    "h-(--row) w-full min-w-0 rounded-none border-0 bg-lining p-0 text-center text-[1.125rem] font-bold text-on-lining caret-transparent",
    "placeholder:text-on-lining placeholder:opacity-100 selection:bg-transparent selection:text-inherit",
    // The part that has focus is cut out of the bar: a ring in the bar's own colour would not show.
    "focus:bg-bg focus:text-text focus:outline-(length:--line-focus) focus:outline-solid focus:-outline-offset-3",
    "focus:outline-focus focus:[box-shadow:none] focus:placeholder:text-text",
    "disabled:cursor-not-allowed disabled:bg-transparent disabled:text-mute disabled:line-through disabled:placeholder:text-mute",
    "forced-colors:border forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]",
  ],
  neighbour:
    "h-(--row) text-[1.125rem] leading-none text-mute select-none hover:bg-hover hover:text-text disabled:invisible",
  time: "type-cut pt-4 text-[3rem] leading-[0.8] tabular-nums data-empty:text-mute in-disabled:text-mute",
} as const;
