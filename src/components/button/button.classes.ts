/** A small box. Hover: it rises off a base of the secondary colour. Pressed: it sits back. */
export const buttonClasses = {
  root: [
    "relative inline-flex cursor-pointer items-center justify-center gap-3 leading-button font-bold stretch-116",
    "transition-[transform,box-shadow,background-color,color] duration-quick ease-lid forced-colors:border forced-colors:border-[ButtonText]",
    // Disabled shows as outline and struck text, not as paler colours.
    "data-disabled:bg-transparent data-disabled:struck data-disabled:decoration-2",
    "data-disabled:[box-shadow:inset_0_0_0_2px_var(--rule)] forced-colors:data-disabled:grayed data-loading:cursor-progress",
  ],
  variant: {
    // In the light theme the base shows at rest too, where the primary colour alone could look disabled.
    solid:
      "bg-primary text-on-primary ready:not-focus-visible:[box-shadow:inset_0_calc(var(--control-lift)*-1)_var(--lining)]",
    lining: "bg-lining text-on-lining [--primary-case:transparent]",
    ink: "bg-ink text-bone [--primary-case:var(--ink-case,transparent)]",
    line: [
      "border-thick border-current text-inherit not-data-disabled:hover:bg-secondary not-data-disabled:hover:text-on-secondary",
      "not-data-disabled:active:bg-secondary not-data-disabled:active:text-on-secondary",
    ],
  },
  /** `line` fills instead of rising. */
  rise: [
    // An edge for backgrounds that would swallow the fill.
    "colored:not-data-disabled:before:cased",
    "ready:hover:-translate-y-(--control-lift) ready:hover:[box-shadow:0_var(--control-lift)_var(--secondary)]",
    "ready:active:translate-y-0 ready:active:[box-shadow:inset_0_var(--control-lift)_var(--secondary)]",
    "motion-reduce:ready:hover:translate-y-0 motion-reduce:ready:hover:[box-shadow:inset_0_calc(var(--control-lift)*-1)_var(--secondary)]",
  ],
  size: {
    default: "min-h-control px-5.5 text-control",
    small: "min-h-control-small px-3.5 type-small stretch-116 font-bold pointer-coarse:min-h-target",
    icon: "size-target p-0",
  },
  /** Clipped, or all that is painted after it would be painted again into another layer, since what turns might overlap it. */
  spinner: [
    "absolute size-5 overflow-clip before:block before:size-full before:animate-spin",
    "before:rounded-full before:border-thick before:border-current before:border-e-transparent",
  ],
  /** Transparent while loading, not hidden, so that the button keeps its name. */
  content: "inline-flex items-center gap-3 in-data-loading:opacity-0",
} as const;
