export const selectClasses = {
  root: "relative block",
  select: [
    "peer flex min-h-target w-full items-center appearance-none sunken ps-3.5 pe-11 text-control transition-colors duration-instant",
    "hover:border-text open:hover:border-lining",
    "supports-[appearance:base-select]:[appearance:base-select] [&::picker-icon]:hidden open:border-lining open:bg-box open:text-on-box",
    "[&::picker(select)]:[appearance:base-select] [&::picker(select)]:border-0 [&::picker(select)]:bg-box [&::picker(select)]:p-1.5 [&::picker(select)]:text-on-box",
    "forced-colors:border forced-colors:[&::picker(select)]:border",
  ],
  option: [
    "flex min-h-[42px] items-center bg-box px-3 text-on-box ring-none hover:bg-lining hover:text-on-lining focus:bg-lining focus:text-on-lining",
    "checked:font-medium [&::checkmark]:order-1 [&::checkmark]:ms-auto forced-colors:[&:is(:hover,:focus)]:highlight",
  ],
  chevron: "pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 peer-open:text-on-box",
} as const;
