export const videoPlayerClasses = {
  root: "@container relative flex flex-col on-box ring-none data-idle:cursor-none forced-colors:border",
  picture:
    "relative aspect-[16/9] overflow-hidden bg-box fullscreen:aspect-auto fullscreen:absolute fullscreen:inset-0",
  video: "absolute inset-0 size-full bg-box object-contain",
  /** Sits on the scrubber until playback starts. */
  cover:
    "pointer-events-none absolute start-0 bottom-0 grid size-22 place-items-center bg-lining text-on-lining @max-player:size-14 forced-colors:border",
  /** Delayed by 300 ms to skip short waits. */
  waiting: [
    "type-label pointer-events-none invisible absolute start-4 top-4 bg-box px-3 py-1.5 opacity-0",
    "data-waiting:visible data-waiting:opacity-100 data-waiting:[transition-property:opacity,visibility] data-waiting:delay-300 data-waiting:duration-instant",
  ],
  error: [
    "absolute inset-0 grid content-center-safe justify-items-start gap-4 overflow-auto bg-box p-(--pad,24px)",
    "type-small @max-player:gap-2 @max-player:p-3 @max-player:text-compact @max-player:leading-compact @max-player-least:gap-1.5 @max-player-least:p-1.5",
  ],
  retry:
    "min-h-control-small border-thick border-current px-3.5 font-bold stretch-116 hover:bg-lining hover:text-on-lining pointer-coarse:min-h-target",

  /** As high as the bar, so that nothing below moves when it appears. */
  barPlaceholder: "h-17.5 @max-player-least:h-28.5 noscript:hidden",
  bar: "relative print:hidden fullscreen:absolute fullscreen:inset-x-0 fullscreen:bottom-0",
  controls: "bg-box transition-opacity duration-quick idle:pointer-events-none idle:opacity-0",
  row: "flex flex-wrap items-center justify-between px-3 pt-1 pb-2 @max-player:px-1",
  side: "flex items-center gap-1 @max-player:gap-0",
  time: "type-small ms-2 whitespace-nowrap tabular-nums @max-player:ms-1",
  total: "@max-player-slim:hidden",
  button: [
    "relative grid size-target flex-none place-items-center hover:bg-lining hover:text-on-lining focus-visible:z-2",
    "aria-expanded:bg-lining aria-expanded:text-on-lining aria-pressed:[box-shadow:inset_0_-3px_var(--lining)] aria-pressed:hover:[box-shadow:none]",
    "aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-box-edge aria-disabled:[box-shadow:none]",
    "aria-disabled:before:absolute aria-disabled:before:w-7 aria-disabled:before:rotate-45 aria-disabled:before:border-t-thick",
    "forced-colors:border forced-colors:aria-disabled:grayed forced-colors:aria-pressed:highlight forced-colors:aria-pressed:[box-shadow:none]",
  ],

  track: "relative block bg-box-rule forced-colors:forced-color-adjust-none forced-colors:bg-[GrayText]",
  filled:
    "pointer-events-none absolute inset-y-0 start-0 w-[calc(var(--share)*100%)] forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none",
  thumb: "pointer-events-none absolute bg-on-box forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none",
  buffered: "pointer-events-none absolute inset-y-0 bg-box-edge/50",
  range: [
    "absolute cursor-pointer touch-pan-y appearance-none bg-transparent focus-visible:z-1 forced-colors:border",
    "[&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0",
  ],
  slider: {
    seek: {
      track: "h-3.5",
      filled: "bg-lining",
      thumb: "-inset-y-2 start-[calc(var(--share)*(100%-6px))] w-1.5",
      range: "inset-x-0 -top-2 h-[30px] w-full -outline-offset-3 pointer-coarse:-top-[30px] pointer-coarse:h-target",
    },
    volume: {
      track: "h-1.5 w-24 @max-player-slim:w-12",
      filled: "bg-on-box",
      thumb: "-inset-y-[7px] start-[calc(var(--share)*(100%-12px))] w-3",
      range: "inset-x-0 top-1/2 h-8 w-full -translate-y-1/2 pointer-coarse:h-target",
    },
  },
  volume: "group/volume relative flex items-center",
  /** In a narrow bar it covers the time. */
  volumeSlider: [
    "me-2.5 ps-2 @max-player:me-0 @max-player:pe-2 @max-player-slim:px-1",
    "@max-player:absolute @max-player:start-full @max-player:z-1 @max-player:flex @max-player:h-target @max-player:items-center",
    "@max-player:bg-box @max-player:not-group-focus-within/volume:not-group-hover/volume:pointer-events-none",
    "@max-player:not-group-focus-within/volume:not-group-hover/volume:opacity-0",
  ],

  caption: [
    "pointer-events-none absolute start-(--pad,26px) bottom-full mb-6 grid max-w-[calc(100%-2*var(--pad,26px))] bg-box",
    "px-3.5 py-1.5 text-choice leading-compact whitespace-pre-line fullscreen:text-large",
    "@max-player:start-2 @max-player:mb-3 @max-player:max-w-[calc(100%-16px)] @max-player:px-2 @max-player:py-1 @max-player:text-compact",
  ],

  settings: "flex @min-player:relative",
  menu: [
    "absolute end-0 bottom-full z-1 grid grid-cols-2 gap-x-1.5 bg-box px-1.5 pb-1.5 forced-colors:border",
    "@min-player:mb-4.5 @min-player:w-max @max-player:inset-x-0 @max-player:grid-cols-1",
  ],
  menuGroup: "@max-player:grid @max-player:grid-cols-4",
  menuLabel:
    "type-label block px-3 pt-2.5 pb-1.5 text-box-mute @max-player:col-span-4 @max-player:pt-1.5 @max-player:pb-0.5",
  menuItem: [
    "group/item flex min-h-[42px] min-w-26 items-center justify-between gap-3 px-3 text-start text-control leading-none pointer-coarse:min-h-target",
    "@max-player:min-w-0 @max-player:justify-center @max-player:px-1 @max-player:aria-checked:not-focus:[box-shadow:inset_0_-3px_var(--lining)]",
    "focus:bg-lining focus:text-on-lining ring-none forced-colors:focus:highlight",
  ],
  tick: "invisible size-5 group-aria-checked/item:visible @max-player:not-forced-colors:hidden",

  note: [
    "type-small flex flex-wrap items-center justify-between gap-x-6 bg-box px-6 pb-3 text-box-mute @max-player:px-3.5",
    // Never `hidden`, so that screen readers still find the note.
    "transition-opacity duration-quick idle:not-data-fresh:pointer-events-none idle:not-data-fresh:opacity-0",
  ],
  noteButton:
    "inline-flex min-h-target items-center border-b-thick border-current font-medium text-on-box hover:border-lining",
} as const;
