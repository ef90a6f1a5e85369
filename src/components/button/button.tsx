// https://www.w3.org/WAI/ARIA/apg/patterns/button/
import clsx from "clsx";
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from "react";
import { buttonClasses as classes } from "./button.classes.ts";
import { type ButtonLook, buttonClassName } from "./button-class-name.ts";

type Labelled =
  | {
      /** The height: "default" is 52 px, "small" 40 px. "icon" is a square for an icon alone. Default: "default". */
      size?: Exclude<ButtonLook["size"], "icon">;
      children: ReactNode;
    }
  /** Without text a button needs a name. */
  | { size: "icon"; children: ReactNode; "aria-label": string };

type ButtonProps = Omit<ComponentProps<"button">, "children" | "disabled"> &
  Labelled & {
    /** The fill, or "line" for an outline. Default: "solid". */
    variant?: ButtonLook["variant"];
    /** Does nothing, but stays in the tab order. Default: false. */
    disabled?: boolean;
    /** Ignores clicks, and keeps name, width and focus. Render it with `false` first so the live region exists. */
    loading?: boolean;
    /** Announced by screen readers while loading. Default: "Loading". */
    loadingLabel?: string;
  };

/** A native button that stays focusable while disabled or loading. */
export function Button({
  variant,
  size,
  disabled = false,
  loading,
  loadingLabel = "Loading",
  type = "button",
  className,
  children,
  onClick,
  onKeyDown,
  ...rest
}: ButtonProps) {
  const inert = disabled || loading;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // An aria-disabled submit button would still submit.
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  const keyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    // Browsers click repeatedly while Enter is held.
    if (event.key === "Enter" && event.repeat) event.preventDefault();
    onKeyDown?.(event);
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        aria-disabled={inert || undefined}
        aria-busy={loading || undefined}
        data-disabled={disabled || undefined}
        data-loading={loading || undefined}
        onClick={click}
        onKeyDown={keyDown}
        className={clsx(buttonClassName({ variant, size }), className)}
      >
        <span className={classes.content}>{children}</span>
        {loading && <i aria-hidden="true" className={clsx(classes.spinner)} />}
      </button>
      {/* Outside the button, or it would become part of its name. */}
      {loading !== undefined && (
        <span role="status" className="sr-only">
          {loading && loadingLabel}
        </span>
      )}
    </>
  );
}
