import clsx from "clsx";

const paths = {
  add: "M10 3v14M3 10h14",
  alert: "M10 2.5L18.5 17h-17zM10 8v4M10 14.5v.5",
  arrow: "M2 10h15M12 4.5l5.5 5.5-5.5 5.5",
  calendar: "M3 4.5h14V17H3zM3 9h14M7 2.5v4M13 2.5v4",
  captions: "M2 4h16v12H2zM9 8.5H6.5v3H9M14 8.5h-2.5v3H14",
  check: "M3 10.5l4.5 4.5L17 5.5",
  chevron: "M4 7l6 6 6-6",
  close: "M4 4l12 12M16 4L4 16",
  copy: "M7 7h10v10H7zM13 7V3H3v10h4",
  edit: "M3 17l1-4.5L13.5 3l3.5 3.5L7.5 16z",
  external: "M5 15L15.5 4.5M7 4.5h8.5v8.5",
  fullscreen: "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",
  info: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM10 9v5M10 6v.5",
  muted: "M2.5 7.5h3l4-4v13l-4-4h-3zM13 7.5l5 5M18 7.5l-5 5",
  pause: "M6 3.5v13M14 3.5v13",
  picture: "M2 4h16v12H2zM10 10h5v3h-5z",
  play: "M5.5 3.5v13l10-6.5z",
  search: "M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l5 5",
  settings: "M3 6h9M16 6h1M3 14h1M8 14h9M12 4v4M8 12v4",
  share: "M10 2.5v10M6 6l4-4 4 4M4 9.5V17h12V9.5",
  shrink: "M7 3v4H3M17 7h-4V3M13 17v-4h4M3 13h4v4",
  trash: "M3 5.5h14M7.5 5V2.5h5V5M5 5.5L6 17.5h8l1-12",
  volume: "M2.5 7.5h3l4-4v13l-4-4h-3zM12.5 7.5a3.5 3.5 0 0 1 0 5M15 4.5a7.5 7.5 0 0 1 0 11",
} as const;

export type IconName = keyof typeof paths;

type IconProps = {
  name: IconName;
  /** Default: 20 px. */
  className?: string;
};

/** Hidden from screen readers, so a control with only an icon needs a name. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      // In forced colours browsers would keep the drawing's colour, which may be invisible.
      className={clsx("flex-none forced-colors:forced-color-adjust-auto", className ?? "size-5")}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
    >
      <path d={paths[name]} />
    </svg>
  );
}
