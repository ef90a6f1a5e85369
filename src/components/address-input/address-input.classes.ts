export const addressInputClasses = {
  root: "grid content-start gap-2",
  label: "type-label justify-self-start",
  box: "group/box relative",
  input: [
    "block min-h-control w-full rounded-none border-b-thick border-edge bg-sunk py-3 ps-3.5 pe-14 text-[1.125rem] leading-[1.4] text-text",
    "transition-[border-color] duration-instant placeholder:text-mute placeholder:opacity-100 hover:border-text",
    "focus:outline-(length:--line-focus) focus:outline-solid focus:outline-focus focus:outline-offset-0 focus:[box-shadow:none]",
    "aria-invalid:border-b-[4px] aria-invalid:border-warn-text aria-invalid:pb-2.5",
    "group-data-open/box:border-inside group-data-open/box:bg-box group-data-open/box:text-on-box group-data-open/box:focus:outline-box-focus group-data-open/box:focus:-outline-offset-3",
    "forced-colors:border",
  ],
  search: [
    "absolute end-0 top-0 grid h-control w-12 place-items-center hover:bg-inside hover:text-on-inside group-data-open/box:text-on-box group-data-open/box:hover:text-on-inside",
    "focus-visible:-outline-offset-3 focus-visible:[box-shadow:none] forced-colors:border",
  ],
  list: "wrap-anywhere",
  nothing: "hidden",
  // Empty it takes no room, but stays in the page: a screen reader hears what changes in a status that it knows.
  state: "type-small text-mute empty:absolute",
  failed: "font-medium text-warn-text",
  source:
    "type-small text-mute [&_a]:inline-block [&_a]:min-h-6 pointer-coarse:[&_a]:min-h-target pointer-coarse:[&_a]:leading-[40px]",
} as const;
