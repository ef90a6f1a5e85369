/** A black box in either theme: the picture, the scrubber as its lining, and a bar. Its own width decides, not the page's. */
export const videoPlayerClasses = {
  root: "group/player @container relative flex flex-col on-box focus-visible:[box-shadow:none] focus-visible:outline-none data-idle:cursor-none forced-colors:border",
  picture:
    "relative aspect-[16/9] overflow-hidden bg-box group-data-fullscreen/player:absolute group-data-fullscreen/player:inset-0 group-data-fullscreen/player:aspect-auto",
  video: "absolute inset-0 size-full bg-box object-contain",
  /** Stands on the scrubber until the film has begun. */
  cover:
    "pointer-events-none absolute start-0 bottom-0 grid size-22 place-items-center bg-lining text-on-lining @max-[30rem]:size-14 forced-colors:border",
  /** Not at every short wait. */
  waiting:
    "type-label pointer-events-none invisible absolute start-4 top-4 bg-box px-3 py-1.5 opacity-0 data-waiting:visible data-waiting:opacity-100 data-waiting:[transition-property:opacity,visibility] data-waiting:delay-300 data-waiting:duration-instant",
  trouble:
    "type-small absolute inset-0 grid content-center-safe justify-items-start gap-4 overflow-auto bg-box p-(--pad,24px) @max-[30rem]:gap-2 @max-[30rem]:p-3 @max-[30rem]:text-[0.875rem] @max-[30rem]:leading-[1.35] @max-[18rem]:gap-1.5 @max-[18rem]:p-1.5",
  retry:
    "min-h-control-small border-thick border-current px-3.5 font-bold stretch-116 hover:bg-lining hover:text-on-lining pointer-coarse:min-h-target",

  bar: "relative group-data-fullscreen/player:absolute group-data-fullscreen/player:inset-x-0 group-data-fullscreen/player:bottom-0",
  controls:
    "bg-box transition-opacity duration-quick group-data-idle/player:pointer-events-none group-data-idle/player:opacity-0",
  row: "flex flex-wrap items-center justify-between px-3 pt-1 pb-2 @max-[30rem]:px-1",
  side: "flex items-center gap-1 @max-[30rem]:gap-0",
  time: "type-small ms-2 whitespace-nowrap tabular-nums @max-[30rem]:ms-1",
  total: "@max-[24rem]:hidden",
  button: [
    "relative grid size-target flex-none place-items-center hover:bg-lining hover:text-on-lining focus-visible:z-2",
    "aria-expanded:bg-lining aria-expanded:text-on-lining aria-pressed:[box-shadow:inset_0_-3px_var(--lining)] aria-pressed:hover:[box-shadow:none]",
    "aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-box-edge aria-disabled:[box-shadow:none]",
    "aria-disabled:before:absolute aria-disabled:before:w-7 aria-disabled:before:rotate-45 aria-disabled:before:border-t-thick",
    "forced-colors:border forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText] forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:[box-shadow:none] forced-colors:aria-pressed:forced-color-adjust-none",
  ],

  /** `--share` is how much of it is filled. */
  track: "relative block bg-box-rule forced-colors:forced-color-adjust-none forced-colors:bg-[GrayText]",
  filled:
    "pointer-events-none absolute inset-y-0 start-0 w-[calc(var(--share)*100%)] forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none",
  thumb: "pointer-events-none absolute bg-on-box forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none",
  buffered: "pointer-events-none absolute inset-y-0 bg-box-edge/50",
  range:
    "absolute cursor-pointer touch-pan-y appearance-none bg-transparent focus-visible:z-1 forced-colors:border [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0",
  slider: {
    seek: {
      track: "h-3.5",
      filled: "bg-lining",
      thumb: "-inset-y-2 start-[calc(var(--share)*(100%-6px))] w-1.5",
      range: "inset-x-0 -top-2 h-[30px] w-full -outline-offset-3 pointer-coarse:-top-[30px] pointer-coarse:h-target",
    },
    volume: {
      track: "h-1.5 w-24 @max-[24rem]:w-12",
      filled: "bg-on-box",
      thumb: "-inset-y-[7px] start-[calc(var(--share)*(100%-12px))] w-3",
      range: "inset-x-0 top-1/2 h-8 w-full -translate-y-1/2 pointer-coarse:h-target",
    },
  },
  volume: "group/volume relative flex items-center",
  /** Over the time where there is no room beside it. */
  volumeSlider: [
    "me-2.5 ps-2 @max-[30rem]:absolute @max-[30rem]:start-full @max-[30rem]:z-1 @max-[30rem]:me-0 @max-[30rem]:flex @max-[30rem]:h-target @max-[30rem]:items-center @max-[30rem]:bg-box @max-[30rem]:pe-2 @max-[24rem]:px-1",
    "@max-[30rem]:not-group-focus-within/volume:not-group-hover/volume:pointer-events-none @max-[30rem]:not-group-focus-within/volume:not-group-hover/volume:opacity-0",
  ],

  /** Always above the bar, so never under the controls. */
  caption:
    "pointer-events-none absolute start-(--pad,26px) bottom-full mb-6 grid max-w-[calc(100%-2*var(--pad,26px))] bg-box px-3.5 py-1.5 text-[1.0625rem] leading-[1.375] whitespace-pre-line group-data-fullscreen/player:text-[1.5rem] @max-[30rem]:start-2 @max-[30rem]:mb-3 @max-[30rem]:max-w-[calc(100%-16px)] @max-[30rem]:px-2 @max-[30rem]:py-1 @max-[30rem]:text-[0.875rem]",

  settings: "flex @min-[30rem]:relative",
  /** Over its button, on the scrubber's edge; where the player is narrow as wide as that. */
  menu: "absolute end-0 bottom-full z-1 grid grid-cols-2 gap-x-1.5 bg-box px-1.5 pb-1.5 forced-colors:border @min-[30rem]:mb-4.5 @min-[30rem]:w-max @max-[30rem]:inset-x-0 @max-[30rem]:grid-cols-1",
  /** Where the player is narrow a group is a row, low enough for the picture above the bar. */
  menuGroup: "@max-[30rem]:grid @max-[30rem]:grid-cols-4",
  menuLabel:
    "type-label block px-3 pt-2.5 pb-1.5 text-box-mute @max-[30rem]:col-span-4 @max-[30rem]:pt-1.5 @max-[30rem]:pb-0.5",
  menuItem: [
    "group/item flex min-h-[42px] min-w-26 items-center justify-between gap-3 px-3 text-start text-[1rem] leading-none pointer-coarse:min-h-target",
    "@max-[30rem]:min-w-0 @max-[30rem]:justify-center @max-[30rem]:px-1 @max-[30rem]:aria-checked:not-focus:[box-shadow:inset_0_-3px_var(--lining)]",
    "focus:bg-lining focus:text-on-lining focus-visible:[box-shadow:none] focus-visible:outline-none",
    "forced-colors:focus:bg-[Highlight] forced-colors:focus:text-[HighlightText] forced-colors:focus:forced-color-adjust-none",
  ],
  tick: "invisible size-5 group-aria-checked/item:visible @max-[30rem]:not-forced-colors:hidden",

  note: [
    "type-small flex flex-wrap items-center justify-between gap-x-6 bg-box px-6 pb-3 text-box-mute @max-[30rem]:px-3.5",
    // Never `hidden`: a screen reader still finds it.
    "transition-opacity duration-quick group-data-idle/player:not-data-fresh:pointer-events-none group-data-idle/player:not-data-fresh:opacity-0",
  ],
  noteButton:
    "inline-flex min-h-target items-center border-b-thick border-current font-medium text-on-box hover:border-lining",
} as const;
