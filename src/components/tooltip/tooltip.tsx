// https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
import { arrow, autoUpdate, FloatingPortal, flip, offset, shift, useFloating } from "@floating-ui/react";
import clsx from "clsx";
import { cloneElement, type ReactElement, useId, useRef } from "react";
import { tooltipClasses as classes } from "./tooltip.classes.ts";
import { useTooltip } from "./use-tooltip.ts";

type TooltipProps = {
  /** A few words. Essential ones belong in the control's name. */
  text: string;
  /** The control. It must take focus: `aria-disabled` rather than `disabled`. */
  children: ReactElement<{ "aria-describedby"?: string }>;
  /** Hover delay in ms. Default: 200. */
  delay?: number;
  className?: string;
};

/** Explains a control on hover, keyboard focus and long press. */
export function Tooltip({ text, children, delay = 200, className }: TooltipProps) {
  const id = useId();
  const pointer = useRef<HTMLElement>(null);
  const { refs, floatingStyles, placement, middlewareData } = useFloating({
    placement: "top-start",
    whileElementsMounted: autoUpdate,
    // The tip's arrow of 10 px fills the gap, so that the pointer can move onto the tip.
    middleware: [offset(10), flip({ padding: 8 }), shift({ padding: 8 }), arrow({ element: pointer, padding: 12 })],
  });
  const { open, anchorProps, tipProps } = useTooltip(delay, refs);
  const describedBy = [children.props["aria-describedby"], open ? id : undefined].filter(Boolean).join(" ");
  return (
    <span ref={refs.setReference} className={clsx("inline-flex", className)} {...anchorProps}>
      {cloneElement(children, { "aria-describedby": describedBy || undefined })}
      {open && (
        // In fullscreen only the fullscreen element is visible.
        <FloatingPortal root={(document.fullscreenElement as HTMLElement | null) ?? undefined}>
          <div
            ref={refs.setFloating}
            id={id}
            role="tooltip"
            style={floatingStyles}
            className={clsx(classes.tip)}
            data-side={placement.startsWith("top") ? "top" : "bottom"}
            {...tipProps}
          >
            {text}
            <i ref={pointer} className={clsx(classes.pointer)} style={{ left: middlewareData.arrow?.x }} />
          </div>
        </FloatingPortal>
      )}
    </span>
  );
}
