export const fieldClasses = {
  root: {
    stacked: "grid min-w-0 grid-cols-1 content-start gap-2",
    sheet:
      "grid min-w-0 grid-cols-[minmax(0,1fr)_minmax(0,3fr)] items-start gap-x-s5 border-t border-rule pt-s4 narrow:grid-cols-1 narrow:gap-y-2",
  },
  // Floating makes a legend a grid item, like any label.
  label: {
    stacked: "float-start type-label justify-self-start",
    sheet: "float-start type-h3 pt-4 narrow:justify-self-start narrow:pt-0",
  },
  column: "relative -col-end-1 min-w-0",
  notes: "flex flex-wrap items-start justify-between gap-x-4",
  hint: "type-small mt-2 basis-full text-mute",
  problem: "min-w-0 not-empty:mt-2",
  message: "flex items-start gap-2 wrap-anywhere text-small leading-entry font-medium text-warn-text [&_svg]:mt-px",
} as const;
