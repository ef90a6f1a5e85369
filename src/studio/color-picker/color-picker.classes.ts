/** The thumbs are paper and ink, to be visible on any colour. */
export const colorPickerClasses = {
  root: "grid min-w-0 grid-cols-1 gap-3",

  /** The padding holds the thumb at the ends. */
  plane: "cursor-crosshair touch-none border-thick border-text bg-bg p-3 select-none",
  area: "relative aspect-[4/3]",
  canvas: "absolute inset-0 size-full forced-color-adjust-none",
  edge: "pointer-events-none absolute inset-0 size-full overflow-visible text-edge",
  hue: "cursor-ew-resize touch-none border-thick border-text bg-bg px-3 select-none",
  hueArea: "relative h-8 pointer-coarse:h-target",
  /** Extends half a thumb beyond both ends. */
  track: "absolute -inset-x-3 inset-y-0 bg-[linear-gradient(to_right,var(--hues))] forced-color-adjust-none",

  /** Shows the focus of the invisible range inputs. */
  thumb: [
    "pointer-events-none absolute left-[calc(var(--x)*100%)] border-heavy border-bone forced-color-adjust-none",
    "[box-shadow:0_0_0_2px_var(--ink),inset_0_0_0_1px_var(--ink)] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-5",
    "outline-focus peer-focus-visible:[box-shadow:0_0_0_2px_var(--ink),0_0_0_5px_var(--focus-gap)] forced-colors:outline-[Highlight]",
  ],
  planeThumb: "top-[calc(var(--y)*100%)] size-5 -translate-1/2",
  hueThumb: "-inset-y-1 w-3 -translate-x-1/2",
  /** Covers the whole area, for touch screen readers. */
  range: "peer pointer-events-none absolute inset-0 m-0 size-full opacity-0 forced-colors:border",

  row: "grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-2",
  swatch: "size-target border-thick border-text forced-color-adjust-none",
  failure: "col-span-full type-small",
  numbers: "grid grid-cols-3 gap-2",
  entry: "grid min-w-0 gap-1",
  label: "type-label",
  input: [
    "block min-h-target w-full min-w-0 rounded-none sunken px-2.5 py-1.5 text-control leading-control tabular-nums",
    "outline-offset-0 [box-shadow:none] hover:border-text aria-invalid:border-b-[4px] aria-invalid:border-warn-text aria-invalid:pb-1",
    "forced-colors:border",
  ],
  messages: "-mt-3 grid gap-2 not-empty:mt-0",
  problem: "flex items-start gap-2 wrap-anywhere text-small leading-entry font-medium text-warn-text [&_svg]:mt-px",
  note: "flex items-start gap-2 wrap-anywhere text-small leading-entry [&_svg]:mt-px",
} as const;
