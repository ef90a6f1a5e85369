// https://www.w3.org/WAI/ARIA/apg/patterns/button/
import clsx from "clsx";
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from "react";
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
    /**
     * Something is under way: keeps name, width and focus, ignores clicks and says so. Pass false before, so that the
     * place where it is said exists by then.
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
      {/* Beside the button, since a screen reader takes what is inside for the name. */}
      {loading !== undefined && (
        <span role="status" className="sr-only">
          {loading && loadingLabel}
        </span>
      )}
    </>
  );
}
