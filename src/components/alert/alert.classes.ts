export const alertClasses = {
  stack: [
    // At the foot, clear of titles and of an open dialog's Close button.
    "fixed bottom-[calc(var(--banner,0px)+var(--layout-margin)+10px)] end-[calc(var(--layout-margin)+10px)] z-alert",
    "narrow:bottom-[calc(var(--banner,0px)+8px)] narrow:end-2 narrow:start-[calc(var(--layout-side)+8px)]",
    "grid max-h-[calc(100dvh-16px)] w-95 gap-2 overflow-y-auto narrow:w-auto",
  ],
  /** Without boxes of their own, both live regions form one stack. */
  region: "contents",
  card: [
    "relative grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 py-3 ps-4 pe-3 pb-4 font-medium text-ink",
    "[--focus:var(--ink)] [--focus-gap:transparent]",
    "transition-[translate] duration-quick ease-lid starting:translate-y-full motion-reduce:starting:translate-y-0 forced-colors:border",
  ],
  type: { success: "bg-ok", warning: "bg-hold", error: "bg-bad", info: "bg-note" },
  message: "min-w-0 text-start wrap-anywhere",
  list: "grid list-disc gap-1 ps-4.5",
  action:
    "block min-h-8 w-full text-start wrap-anywhere pointer-coarse:min-h-target underline decoration-2 underline-offset-4 hover:decoration-4",
  close: "grid size-8 place-items-center hover:bg-ink hover:text-bone pointer-coarse:size-target",
  /** Animates to the end of the current second; with reduced motion it jumps. */
  progress: [
    "absolute inset-x-0 bottom-0 h-1 origin-left bg-current rtl:origin-right forced-colors:bg-[CanvasText]",
    "scale-x-(--to) transition-[scale] duration-(--running) [transition-timing-function:linear] starting:scale-x-(--from) motion-reduce:scale-x-(--from)",
  ],
} as const;
