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
  /** A button with only an icon has no text, so it needs a name. */
  | { size: "icon"; children: ReactNode; "aria-label": string };

type ButtonProps = Omit<ComponentProps<"button">, "children" | "disabled"> &
  Labelled & {
    /** The fill, or "line" for an outline. Default: "solid". */
    variant?: ButtonLook["variant"];
    /** The button does nothing, but stays in the tab order so that it is found. Default: false. */
    disabled?: boolean;
    /**
     * Something is under way. The button ignores clicks, tells screen readers, and keeps name, width and focus. Pass
     * false before, so that the live region is in the page by then.
     */
    loading?: boolean;
    /** What a screen reader hears while loading. Default: "Loading". */
    loadingLabel?: string;
  };

/** A native button. Disabled or loading, the button keeps its place in the tab order and does nothing. */
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
    // A submit button that is only aria-disabled would still submit.
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  const keyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    // Browsers click again and again while Enter is held.
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
        {loading && <i aria-hidden="true" className={classes.spinner} />}
      </button>
      {/* Beside the button, since text inside would become a part of its name. */}
      {loading !== undefined && (
        <span role="status" className="sr-only">
          {loading && loadingLabel}
        </span>
      )}
    </>
  );
}
