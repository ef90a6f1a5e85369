import { useEffect, useRef, useState } from "react";
import { Button } from "#components/button/button.tsx";
import { Tooltip } from "#components/tooltip/tooltip.tsx";
import { colorPickerClasses as classes } from "./color-picker.classes.ts";

/** https://developer.mozilla.org/en-US/docs/Web/API/EyeDropper */
type EyeDropperApi = { open: (options: { signal: AbortSignal }) => Promise<{ sRGBHex: string }> };

declare global {
  interface Window {
    EyeDropper?: new () => EyeDropperApi;
  }
}

type EyedropperProps = { onPick: (hex: string) => void };

/** Renders nothing in browsers without the API: Firefox, Safari, phones. */
export function Eyedropper({ onPick }: EyedropperProps) {
  const [failed, setFailed] = useState(false);
  const open = useRef<AbortController>(null);
  useEffect(() => () => open.current?.abort(), []);
  const { EyeDropper: Dropper } = window;
  if (!Dropper) return null;

  const pick = async () => {
    open.current?.abort();
    const controller = new AbortController();
    open.current = controller;
    setFailed(false);
    try {
      const { sRGBHex } = await new Dropper().open({ signal: controller.signal });
      if (!controller.signal.aborted) onPick(sRGBHex);
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === "AbortError";
      if (!isCancelled && !controller.signal.aborted) setFailed(true);
    }
  };

  return (
    <>
      <Tooltip text="Eyedropper">
        <Button size="icon" variant="line" aria-label="Eyedropper" onClick={pick}>
          <DropperIcon />
        </Button>
      </Tooltip>
      <p role="status" className={failed ? classes.failure : "sr-only"}>
        {failed && "Couldn’t pick a colour."}
      </p>
    </>
  );
}

/** Not one of the site's icons, since those are in every page. */
function DropperIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="size-5 flex-none forced-colors:forced-color-adjust-auto"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
    >
      <path d="M10 5l5 5M11.5 6.5L3.5 14.5V16.5H5.5L13.5 8.5M12.5 7.5L16.5 3.5" />
    </svg>
  );
}
