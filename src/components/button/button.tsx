// https://www.w3.org/WAI/ARIA/apg/patterns/button/
import { Button as HeadlessButton } from "@headlessui/react";
import clsx from "clsx";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { buttonClasses as classes } from "./button.classes.ts";
import { type ButtonLook, buttonClassName } from "./button-class-name.ts";

type Labelled =
  | { size?: Exclude<ButtonLook["size"], "icon">; children: ReactNode }
  /** A button of one icon has no text, so it cannot do without a name. */
  | { size: "icon"; children: ReactNode; "aria-label": string };

type ButtonProps = Omit<ComponentProps<"button">, "children" | "disabled"> &
  Labelled & {
    variant?: ButtonLook["variant"];
    /** Cannot be used, but stays in the tab order, so that a reader of the page finds it. Default: false. */
    disabled?: boolean;
    /** Something is under way: keeps width and focus, ignores clicks and says so. Default: false. */
    loading?: boolean;
    /** What a screen reader hears while loading. Default: "Loading". */
    loadingLabel?: string;
  };

export function Button({
  variant,
  size,
  disabled = false,
  loading = false,
  loadingLabel = "Loading",
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const inert = disabled || loading;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button that is only aria-disabled would still submit.
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <HeadlessButton
      {...rest}
      type={type}
      aria-disabled={inert || undefined}
      aria-busy={loading || undefined}
      data-disabled={disabled || undefined}
      data-loading={loading || undefined}
      onClick={click}
      className={clsx(buttonClassName({ variant, size }), className)}
    >
      <span className={classes.hiddenWhileLoading}>{children}</span>
      {loading && <i aria-hidden="true" className={classes.spinner} />}
      <span role="status" className="sr-only">
        {loading && loadingLabel}
      </span>
    </HeadlessButton>
  );
}
