export const fieldClasses = {
  root: "grid min-w-0 grid-cols-1 content-start gap-2",
  // Floating makes a legend a grid item, like any label.
  label: "float-start type-label justify-self-start",
  column: "relative -col-end-1 min-w-0",
  notes: "flex flex-wrap items-start justify-between gap-x-4",
  hint: "type-small mt-2 basis-full text-mute",
  problem: "min-w-0 not-empty:mt-2",
  message: "flex items-start gap-2 wrap-anywhere text-small leading-entry font-medium text-warn-text [&_svg]:mt-px",
} as const;
