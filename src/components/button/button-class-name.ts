import clsx from "clsx";
import { buttonClasses as classes } from "./button.classes.ts";

export type ButtonLook = {
  /** The fill, or "line" for an outline. Default: "solid". */
  variant?: keyof typeof classes.variant;
  /** "default" is 52 px high, "icon" is square. Default: "default". */
  size?: keyof typeof classes.size;
};

/** The look of a button, for elements other than the component. */
export function buttonClassName({ variant = "solid", size = "default" }: ButtonLook = {}): string {
  return clsx(classes.root, classes.variant[variant], variant !== "line" && classes.rise, classes.size[size]);
}
