export const badgeClasses = {
  root: [
    "inline-flex min-h-7 items-center gap-2 px-2.5 text-label leading-none font-bold text-ink capitalize stretch-112",
    "forced-colors:border forced-colors:text-[CanvasText]",
  ],
  status: { online: "bg-ok", maintenance: "bg-hold", offline: "bg-bad", degraded: "bg-hold", unknown: "bg-note" },
} as const;
