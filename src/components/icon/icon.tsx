import clsx from "clsx";

/** Drawn on a 20 px grid in one 2 px line, square ends. */
const paths = {
  alert: "M10 2.5L18.5 17h-17zM10 8v4M10 14.5v.5",
  arrow: "M2 10h15M12 4.5l5.5 5.5-5.5 5.5",
  check: "M3 10.5l4.5 4.5L17 5.5",
  chevron: "M4 7l6 6 6-6",
  close: "M4 4l12 12M16 4L4 16",
  copy: "M7 7h10v10H7zM13 7V3H3v10h4",
  external: "M5 15L15.5 4.5M7 4.5h8.5v8.5",
  info: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM10 9v5M10 6v.5",
  search: "M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l5 5",
} as const;

export type IconName = keyof typeof paths;

type IconProps = {
  name: IconName;
  /** Size and place. Default: 20 px. */
  className?: string;
};

/** A line drawing in the text's colour. Decoration: whoever uses it alone gives the control a name. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={clsx("flex-none fill-none stroke-current stroke-2", className ?? "size-5")}
      strokeLinecap="square"
    >
      <path d={paths[name]} />
    </svg>
  );
}
