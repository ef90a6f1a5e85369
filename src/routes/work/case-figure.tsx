import clsx from "clsx";
import { type ComponentType, type MouseEvent, useRef, useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { type Drawing, type Figure, inTheme } from "#content/work/case-study.ts";
import { Picture } from "#layout/picture.tsx";
import { loadAfterPress } from "#lib/load-after-press.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { Comparison } from "./comparison.tsx";
import type { FigureZoomProps } from "./figure-zoom.tsx";

type CaseFigureProps = {
  figure: Figure;
  /** Its width on the page, as in `<source>`. */
  sizes: string;
  /** Runs to the walls, in a frame of the page's colour, unless it is compared. Default: false. */
  bleed?: boolean;
  className?: string;
};

export const captionClass = "mt-3.5 max-w-[62ch] type-small text-mute";

/** A picture with its caption. It can be enlarged, or compared with its later state. */
export function CaseFigure({ figure, sizes, bleed: canBleed = false, className }: CaseFigureProps) {
  const { name, narrow, alt, caption, after } = figure;
  const bleed = canBleed && !after;
  return (
    <figure className={clsx(bleed && "-mx-well", className)}>
      {after ? (
        <Comparison
          name={name}
          before={<ThemedPicture drawing={figure} alt={alt} sizes={sizes} />}
          // The text describes both.
          after={<ThemedPicture drawing={after} alt="" sizes={sizes} />}
        />
      ) : (
        <div className="relative">
          <ThemedPicture drawing={figure} narrow={narrow} alt={alt} sizes={sizes} bleed={bleed} />
          <Enlarge figure={figure} />
        </div>
      )}
      {caption && <figcaption className={clsx(bleed && "px-well", captionClass)}>{caption}</figcaption>}
    </figure>
  );
}

type ThemedPictureProps = { drawing: Drawing; narrow?: Drawing; alt: string; sizes: string; bleed?: boolean };

/**
 * If it differs by theme, both versions are in the page and CSS shows one (`data-theme` in app.css), so the prerendered page
 * needs no scripts.
 */
function ThemedPicture({ drawing, narrow, alt, sizes, bleed }: ThemedPictureProps) {
  const { src, width, height } = drawing;
  const themes = typeof src === "string" ? [undefined] : (["dark", "light"] as const);
  return themes.map((theme) => (
    <Picture
      key={theme ?? "both"}
      picture={inTheme(drawing, theme)}
      narrow={narrow && inTheme(narrow, theme)}
      alt={alt}
      sizes={sizes}
      frame={{ "data-theme": theme, className: clsx("p-wall", bleed ? "bg-lid" : "bg-box", !theme && "block") }}
      loading="lazy"
      decoding="async"
      className={clsx(
        "block h-auto w-full",
        // An upright picture would be taller than the window and fill a sheet of paper.
        height >= width && "max-h-[90svh] print:max-h-[110mm]",
        // Shows the top of a very tall picture, such as a whole page.
        height >= width && (height > 2.5 * width ? "object-cover object-top" : "object-contain"),
      )}
    />
  ));
}

let FigureZoom: ComponentType<FigureZoomProps> | undefined;

/** A button over the picture, which would lose its alt text inside the button. The dialog loads at the first press. */
function Enlarge({ figure }: { figure: Figure }) {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [Zoom, setZoom] = useState<ComponentType<FigureZoomProps>>();
  const [accent, setAccent] = useState<string>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!hydrated) return null;

  const enlarge = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    try {
      if (!FigureZoom)
        await loadAfterPress(currentTarget, async () => {
          ({ FigureZoom } = await import("./figure-zoom.tsx"));
        });
      // Headless UI may have just loaded, and returns focus to the last element that it saw focused.
      button.current?.blur();
      button.current?.focus();
      setZoom(() => FigureZoom);
      setAccent(button.current?.closest<HTMLElement>("[data-accent]")?.dataset.accent);
      setOpen(true);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={`Enlarge: ${figure.name}`}
        onClick={enlarge}
        className="group absolute inset-0 cursor-zoom-in"
      >
        <span className="on-box absolute end-0 bottom-0 grid size-target place-items-center transition-colors duration-quick group-hover:bg-secondary group-hover:text-on-secondary">
          <Icon name="fullscreen" className="size-5" />
        </span>
      </button>
      <span role="status" className="on-box absolute start-0 bottom-0 not-empty:p-2">
        {failed && "Couldn’t load the larger image. Try again or reload the page."}
      </span>
      {Zoom && <Zoom figure={figure} accent={accent} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
