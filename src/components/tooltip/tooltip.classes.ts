export const tooltipClasses = {
  tip: "on-box z-alert w-max max-w-[min(320px,calc(100vw-16px))] px-3.5 py-2.25 forced-colors:border text-start font-regular type-small leading-compact wrap-anywhere",
  pointer: [
    "absolute h-2.5 w-5 bg-box in-data-[side=top]:top-full in-data-[side=top]:rounded-b-full",
    "in-data-[side=bottom]:bottom-full in-data-[side=bottom]:rounded-t-full forced-colors:hidden",
  ],
} as const;
