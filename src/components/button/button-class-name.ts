import clsx from "clsx";
import { buttonClasses as classes } from "./button.classes.ts";

export type ButtonLook = {
  variant?: keyof typeof classes.variant | undefined;
  size?: keyof typeof classes.size | undefined;
};

/** The look of a button for other elements. */
export function buttonClassName({ variant = "solid", size = "default" }: ButtonLook = {}): string {
  return clsx(classes.root, classes.variant[variant], variant !== "line" && classes.rise, classes.size[size]);
}
