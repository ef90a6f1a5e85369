/** A closed trigger is sunken like a field; an open one is black and joins its list. */
export const dropdownClasses = {
  trigger: [
    "flex w-full items-center justify-between gap-3 sunken px-3.5 text-start leading-control wrap-anywhere",
    "transition-[background-color,border-color,color] duration-instant hover:border-text data-open:border-lining data-open:bg-box data-open:text-on-box",
    "data-invalid:border-b-[4px] data-invalid:border-warn-text data-disabled:border-rule data-disabled:struck data-disabled:decoration-2",
    "forced-colors:border forced-colors:data-disabled:grayed",
  ],
  size: {
    default: "min-h-control py-2 text-choice data-invalid:pb-1.5",
    small: "min-h-target py-1.5 text-control data-invalid:pb-1",
  },
  placeholder: "text-mute in-data-open:text-inherit",
  chevron: "size-5 transition-transform duration-instant group-data-open:rotate-180",
  list: [
    "on-box z-pop p-1.5 [--anchor-max-height:300px] overscroll-contain ring-none forced-colors:border",
    // No closing transition: Headless UI 2.2 may never remove a list that closes while it is still opening:
    // https://github.com/tailwindlabs/headlessui/issues/3892
    "animate-unroll [--rolled:inset(0_0_100%_0)] data-[anchor~=top]:[--rolled:inset(100%_0_0_0)]",
  ],
  option: [
    "group/option flex min-h-[42px] w-full cursor-pointer items-center gap-3 px-3 py-1.5 text-control leading-control",
    "wrap-anywhere select-none pointer-coarse:min-h-target data-focus:bg-lining data-focus:text-on-lining",
    "data-disabled:cursor-not-allowed data-disabled:text-box-mute forced-colors:data-focus:highlight forced-colors:data-disabled:grayed",
  ],
  optionLabel: "min-w-0 flex-1 group-data-disabled/option:not-in-data-note:line-through",
  tick: "invisible size-5 group-data-selected/option:visible",
  box: [
    "grid size-5 flex-none place-items-center border-thick border-current group-data-selected/option:border-lining",
    "group-data-selected/option:bg-lining group-data-selected/option:text-on-lining group-data-focus/option:group-data-selected/option:border-on-lining",
    "group-data-focus/option:group-data-selected/option:bg-on-lining group-data-focus/option:group-data-selected/option:text-lining",
  ],
} as const;
