/** A sunk surface on a 2 px edge; what is wrong thickens the edge and stands below with an icon. */
export const inputClasses = {
  root: {
    stacked: "grid content-start gap-2",
    // A row of a ruled sheet: label column and field column.
    sheet:
      "grid grid-cols-[minmax(0,1fr)_minmax(0,3fr)] items-start gap-x-s5 border-t border-rule pt-s4 narrow:grid-cols-1 narrow:gap-y-2",
  },
  label: {
    stacked: "type-label justify-self-start",
    sheet: "type-h3 pt-4 narrow:justify-self-start narrow:pt-0",
  },
  column: "min-w-0",
  field: [
    "block min-h-control w-full rounded-none border-b-thick border-edge bg-sunk px-3.5 py-3 text-[1.125rem] leading-[1.4] text-text",
    "transition-[border-color] duration-instant placeholder:text-mute placeholder:opacity-100 hover:border-text",
    "focus:outline-(length:--line-focus) focus:outline-solid focus:outline-focus focus:outline-offset-0 focus:[box-shadow:none]",
    "aria-invalid:border-b-[4px] aria-invalid:border-warn-text aria-invalid:pb-2.5",
    "data-disabled:cursor-not-allowed data-disabled:border-rule data-disabled:text-mute data-disabled:line-through",
    // Autofill would paint the browser's own pale ground.
    "autofill:[box-shadow:inset_0_0_0_200px_var(--sunk)] autofill:[-webkit-text-fill-color:var(--text)]",
    "forced-colors:border forced-colors:data-disabled:border-[GrayText] forced-colors:data-disabled:text-[GrayText]",
  ],
  multiline: "min-h-30 resize-y",
  hint: "type-small mt-2 text-mute",
  problem: "flex flex-wrap items-start justify-between gap-x-4 *:not-empty:mt-2",
  message:
    "flex items-start gap-2 wrap-anywhere text-[0.9375rem] leading-[1.4] font-medium text-warn-text [&_svg]:mt-px",
  undo: "relative -top-[3px] -mb-[6px] inline-flex min-h-7 items-center border-b-thick border-current px-0.5 text-[0.9375rem] leading-[1.4] font-label text-text hover:bg-secondary hover:text-on-secondary pointer-coarse:min-h-target pointer-coarse:min-w-target pointer-coarse:justify-center",
} as const;
