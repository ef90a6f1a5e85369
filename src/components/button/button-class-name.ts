import clsx from "clsx";
import { buttonClasses as classes } from "./button.classes.ts";

export type ButtonLook = {
  /** Default: "solid". */
  variant?: keyof typeof classes.variant;
  /** Default: "default", 52 px high. */
  size?: keyof typeof classes.size;
};

/** The look of a button, for whatever element has to carry it. */
export function buttonClassName({ variant = "solid", size = "default" }: ButtonLook = {}): string {
  return clsx(classes.root, classes.variant[variant], variant !== "line" && classes.rise, classes.size[size]);
}
