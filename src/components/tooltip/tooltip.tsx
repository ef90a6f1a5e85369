// https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
import { arrow, autoUpdate, FloatingPortal, flip, offset, shift, useFloating } from "@floating-ui/react";
import clsx from "clsx";
import { type ReactNode, useId, useImperativeHandle, useLayoutEffect, useState } from "react";
import type { ElementAttributes } from "#lib/element-attributes.ts";
import { tooltipClasses as classes } from "./tooltip.classes.ts";
import { useTooltip } from "./use-tooltip.ts";

/** Other attributes go to the element around the control. */
type TooltipProps = ElementAttributes & {
  /** A few words. Essential ones belong in the control's name. */
  text: string;
  /** The control. It must take focus: `aria-disabled` rather than `disabled`. */
  children: ReactNode;
  /** Hover delay in ms. Default: 200. */
  delay?: number;
  className?: string;
};

const CONTROL = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Explains a control on hover, keyboard focus and long press. */
export function Tooltip({ text, children, delay = 200, className, ref, ...rest }: TooltipProps) {
  const id = useId();
  const [pointer, setPointer] = useState<HTMLElement | null>(null);
  const { refs, floatingStyles, placement, middlewareData } = useFloating({
    placement: "top-start",
    whileElementsMounted: autoUpdate,
    // The tip's arrow of 10 px fills the gap, so that the pointer can move onto the tip.
    middleware: [offset(10), flip({ padding: 8 }), shift({ padding: 8 }), arrow({ element: pointer, padding: 12 })],
  });
  const { setReference, setFloating, domReference } = refs;
  useImperativeHandle(ref, () => domReference.current as HTMLElement, [domReference]);
  const { open, anchorProps, tipProps } = useTooltip(delay, refs);
  // Not by cloning the child: from a server it may be a promise, in Astro it is HTML.
  useLayoutEffect(() => {
    const control = domReference.current?.querySelector(CONTROL);
    if (!open || !control) return;
    const before = control.getAttribute("aria-describedby");
    control.setAttribute("aria-describedby", before ? `${before} ${id}` : id);
    return () => {
      if (before) control.setAttribute("aria-describedby", before);
      else control.removeAttribute("aria-describedby");
    };
  }, [open, id, domReference]);
  return (
    <span {...rest} ref={setReference} className={clsx("inline-flex", className)} {...anchorProps}>
      {children}
      {open && (
        // In fullscreen only the fullscreen element is visible.
        <FloatingPortal root={(document.fullscreenElement ?? document.body) as HTMLElement}>
          <div
            ref={setFloating}
            id={id}
            role="tooltip"
            style={floatingStyles}
            className={clsx(classes.tip)}
            data-side={placement.startsWith("top") ? "top" : "bottom"}
            {...tipProps}
          >
            {text}
            <i ref={setPointer} className={clsx(classes.pointer)} style={{ left: middlewareData.arrow?.x }} />
          </div>
        </FloatingPortal>
      )}
    </span>
  );
}
