export const addressInputClasses = {
  pad: "ps-3.5 pe-14",
  search: [
    "absolute end-0 top-0 grid h-control w-12 place-items-center hover:bg-lining hover:text-on-lining",
    "disabled:pointer-events-none disabled:text-mute group-data-open/box:text-on-box group-data-open/box:hover:text-on-lining",
    "-outline-offset-3 [box-shadow:none] forced-colors:border",
  ],
  below: "mt-2 grid basis-full gap-2",
  // Stays in the page when empty, since screen readers announce changes only in a status that was there before.
  state: "type-small text-mute empty:absolute",
  failed: "font-medium text-warn-text",
  link: "border-b-thick border-current hover:bg-secondary hover:text-on-secondary",
  source:
    "type-small text-mute [&_a]:inline-block [&_a]:min-h-6 pointer-coarse:[&_a]:min-h-target pointer-coarse:[&_a]:leading-10",
} as const;
