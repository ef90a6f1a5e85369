export const datePickerClasses = {
  trigger: [
    "flex min-h-control w-full items-center justify-between gap-3 sunken px-3.5 py-2",
    "text-start text-choice leading-control transition-[border-color] duration-instant hover:border-text",
    "data-invalid:border-b-[4px] data-invalid:border-warn-text disabled:border-rule disabled:struck disabled:decoration-2",
    "forced-colors:border forced-colors:disabled:grayed",
  ],
  placeholder: "text-mute",
  screen:
    "fixed inset-0 grid items-center justify-items-center overflow-y-auto p-s5 narrow:p-2 tiny:grid-cols-[minmax(0,1fr)] tiny:px-0",
  panel:
    "w-86 max-w-full animate-unroll [--rolled:inset(0_0_100%_0)] [animation-duration:var(--duration-quick)] forced-colors:border",
  calendar:
    "flex flex-col bg-box px-wall pb-wall tabular-nums tiny:px-1 [--row:40px] pointer-coarse:[--row:44px] forced-colors:border",
  lid: [
    "on-box box-content flex min-h-13 items-center justify-between gap-1 ps-2 text-control leading-tight font-bold stretch-112",
    "in-[[role=dialog]]:border-b-(length:--layout-lining) in-[[role=dialog]]:border-lining in-[[role=dialog]]:thick",
  ],
  heading: "min-w-0 first-letter:uppercase",
  up: [
    "-ms-2 flex min-h-control-small min-w-0 items-center gap-1.5 px-2 text-start hover:bg-lining hover:text-on-lining",
    "pointer-coarse:min-h-target forced-colors:border",
  ],
  pager: "flex flex-none",
  page: [
    "grid h-9 w-8 place-items-center pointer-coarse:size-target not-aria-disabled:hover:bg-lining not-aria-disabled:hover:text-on-lining",
    "focus-visible:z-1 aria-disabled:cursor-not-allowed aria-disabled:text-edge aria-disabled:opacity-40",
    "forced-colors:border forced-colors:aria-disabled:grayed forced-colors:aria-disabled:opacity-100",
  ],
  previous: "rotate-90 rtl:-rotate-90",
  next: "-rotate-90 rtl:rotate-90",
  nothing: "mt-wall bg-bg px-4 py-5.5 text-text ring-none",
  /** Six weeks high in every view, so that the box keeps its size: seven rows of years, none of them cut. */
  well: [
    "relative h-[calc(var(--row)*6+52px)] bg-bg p-2 text-text tiny:px-0.5 data-scrolls:snap-y data-scrolls:overflow-y-auto",
    "data-scrolls:overscroll-contain data-scrolls:py-0 [scrollbar-color:var(--edge)_transparent] [scrollbar-width:thin]",
  ],
  grid: "table h-full w-full table-fixed border-separate border-spacing-0 text-center text-control leading-none",
  rows: "table-row-group",
  row: "table-row",
  weekday: "table-cell h-9 p-0 align-middle text-center text-label font-label text-mute",
  cell: [
    "table-cell h-(--row) cursor-pointer p-0 align-middle in-data-scrolls:h-[calc((var(--row)*6+52px)/7)] hover:bg-hover",
    "in-data-scrolls:snap-start",
    // The focus ring is inside its cell, so that nothing cuts it off.
    "focus-visible:-outline-offset-3 focus-visible:[box-shadow:inset_0_0_0_6px_var(--bg)]",
    "aria-[current=date]:border-thick aria-[current=date]:border-edge data-outside:text-mute",
    "aria-selected:border-on-lining! aria-selected:bg-lining aria-selected:font-bold aria-selected:text-on-lining not-focus-visible:aria-selected:lining-edge",
    "aria-disabled:bg-transparent aria-disabled:struck forced-colors:aria-selected:highlight forced-colors:aria-disabled:text-[GrayText]",
    // Tailwind's own class would register a property in every page's file, even if only a comment names it.
    "forced-colors:focus-visible:[box-shadow:none] forced-colors:focus-visible:outline-[CanvasText] forced-colors:aria-[current=date]:[border-style:dashed]",
  ],
  foot: "on-box flex justify-between gap-2 px-wall pb-wall tiny:px-1",
  action: [
    "inline-flex min-h-control-small items-center px-3 type-small font-label stretch-116",
    "hover:bg-lining hover:text-on-lining pointer-coarse:min-h-target forced-colors:border",
  ],
} as const;
