// https://www.w3.org/WAI/ARIA/apg/patterns/button/
import { Button as HeadlessButton } from "@headlessui/react";
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

/** A button. Disabled or loading, it keeps its place in the tab order and does nothing. */
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
      <HeadlessButton
        {...rest}
        type={type}
        aria-disabled={inert || undefined}
        aria-busy={loading || undefined}
        data-disabled={disabled || undefined}
        data-loading={loading || undefined}
        onClick={click}
        // Headless UI 2.2 cancels every key a disabled button listens for, Tab too: nobody could leave it.
        onKeyDown={inert ? undefined : keyDown}
        className={clsx(buttonClassName({ variant, size }), className)}
      >
        <span className={classes.content}>{children}</span>
        {loading && <i aria-hidden="true" className={classes.spinner} />}
      </HeadlessButton>
      {/* Beside the button: to a screen reader, what is inside one is only its name. */}
      {loading !== undefined && (
        <span role="status" className="sr-only">
          {loading && loadingLabel}
        </span>
      )}
    </>
  );
}
