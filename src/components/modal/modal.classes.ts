export const modalClasses = {
  // No closing transition: interrupted ones of Headless UI 2.2 may never end, https://github.com/tailwindlabs/headlessui/issues/3892.
  // Fixed at the top: Headless UI scrolls to a list inside before the list is positioned.
  root: "fixed inset-x-0 top-0 z-dialog",
  backdrop: "fixed inset-0 bg-box/72 transition-opacity duration-instant starting:opacity-0",
  // Not in the middle: the lid opens before the text and keeps its place. Scrolls in low windows, as on a phone in landscape or at
  // 400 % zoom.
  screen:
    "fixed inset-0 grid grid-cols-[minmax(0,1fr)] items-start justify-items-center overflow-y-auto p-s5 pt-[8dvh] narrow:p-2",
  panel: [
    "flex max-h-[max(92dvh-var(--space-5),320px)] w-full flex-col bg-box narrow:max-h-[max(100dvh-16px,320px)]",
    "animate-unroll [--rolled:inset(0_0_calc(100%_-_76px_-_var(--layout-lining))_0)] [animation-duration:var(--duration-quick)] forced-colors:border",
  ],
  size: { default: "max-w-[760px]", wide: "max-w-[1360px]" },
  /** Aligns the title with text 24 px from the well's edge, or 16 px on a phone. */
  lid: [
    "on-box flex flex-none items-center justify-between gap-4 border-b-(length:--layout-lining) border-lining thick",
    "py-4 ps-[calc(var(--layout-wall)+24px)] pe-4 narrow:py-2.5 narrow:ps-[calc(var(--layout-wall)+16px)] narrow:pe-2.5",
  ],
  title: "text-title leading-title font-bold stretch-125 wrap-anywhere",
  well: "mx-wall mb-wall flex min-h-0 flex-1 flex-col overflow-auto bg-bg text-text",
} as const;
