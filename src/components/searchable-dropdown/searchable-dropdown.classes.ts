export const searchableDropdownClasses = {
  // The icons lie on the field, so they do not inherit the color of the page.
  box: "group/box relative text-text",
  glass: "pointer-events-none absolute start-4 top-4 size-5 group-data-open/box:text-on-box",
  input: [
    "block min-h-control w-full rounded-none sunken py-3 text-entry leading-entry hover:border-text",
    "text-ellipsis transition-[background-color,border-color,color] duration-instant placeholder:text-mute",
    "outline-offset-0 [box-shadow:none] aria-invalid:border-b-[4px] aria-invalid:border-warn-text aria-invalid:pb-2.5",
    "group-data-open/box:border-lining group-data-open/box:hover:border-lining group-data-open/box:bg-box group-data-open/box:text-on-box",
    // While open, the focus ring is inside, so that the list does not cut it off.
    "group-data-open/box:placeholder:text-box-mute group-data-open/box:focus:outline-box-focus",
    "group-data-open/box:focus:-outline-offset-3 group-data-open/box:aria-invalid:border-lining",
    "data-disabled:border-rule data-disabled:struck forced-colors:border forced-colors:data-disabled:grayed",
  ],
  pad: "ps-12 pe-12",
  opener: "group absolute end-0 top-0 grid h-control w-12 place-items-center group-data-open/box:text-on-box",
} as const;
