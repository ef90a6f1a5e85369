export const selectClasses = {
  root: "relative block",
  select: [
    "peer flex min-h-target w-full items-center appearance-none border-b-thick border-edge bg-sunk ps-3.5 pe-11 text-[1rem] text-text transition-colors duration-instant hover:border-text",
    "supports-[appearance:base-select]:[appearance:base-select] [&::picker-icon]:hidden",
    "open:border-lining open:bg-box open:text-on-box",
    "[&::picker(select)]:[appearance:base-select] [&::picker(select)]:border-0 [&::picker(select)]:bg-box [&::picker(select)]:p-1.5 [&::picker(select)]:text-on-box",
    "forced-colors:border forced-colors:[&::picker(select)]:border",
  ],
  option: [
    "flex min-h-[42px] items-center px-3 hover:bg-lining hover:text-on-lining focus:bg-lining focus:text-on-lining focus-visible:[box-shadow:none] focus-visible:outline-none",
    "checked:font-medium [&::checkmark]:order-1 [&::checkmark]:ms-auto",
    "forced-colors:[&:is(:hover,:focus)]:bg-[Highlight] forced-colors:[&:is(:hover,:focus)]:text-[HighlightText] forced-colors:[&:is(:hover,:focus)]:forced-color-adjust-none",
  ],
  chevron: "pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 peer-open:text-on-box",
} as const;
