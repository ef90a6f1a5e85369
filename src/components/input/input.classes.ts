/** A sunk surface on a 2 px edge; what is wrong thickens the edge and stands below with an icon. */
export const inputClasses = {
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
  undo: [
    "relative -top-[3px] mt-2 -mb-[6px] inline-flex min-h-7 items-center border-b-thick border-current px-0.5",
    "text-[0.9375rem] leading-[1.4] font-label text-text hover:bg-secondary hover:text-on-secondary",
    "pointer-coarse:min-h-target pointer-coarse:min-w-target pointer-coarse:justify-center",
  ],
} as const;
