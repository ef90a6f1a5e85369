import { narrow as narrowWindow } from "virtual:breakpoints";
import clsx from "clsx";
import { type ComponentType, useRef, useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import type { Figure, Source } from "#content/work/case-study.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import type { Theme } from "#theme/theme-class.ts";
import type { FigureZoomProps } from "./figure-zoom.tsx";

type CaseFigureProps = { figure: Figure; className?: string };

/**
 * A drawing between the box's black walls, with its caption. A drawing with a version for each theme stands in the page
 * twice, and the style sheet shows one (`data-theme` in app.css). So the static page shows the right one without scripts.
 */
export function CaseFigure({ figure, className }: CaseFigureProps) {
  const { src, caption } = figure;
  return (
    <figure className={className}>
      <div className="relative">
        {typeof src === "string" ? (
          <Picture figure={figure} />
        ) : (
          (["dark", "light"] as const).map((theme) => <Picture key={theme} figure={figure} theme={theme} />)
        )}
        <Enlarge figure={figure} />
      </div>
      <figcaption className="mt-3.5 me-15 max-w-[36em] type-small text-pretty text-mute print:me-0">
        {caption}
      </figcaption>
    </figure>
  );
}

/**
 * A button over the whole picture. Inside the button the picture would lose its text alternative. The dialog is fetched
 * at the first press.
 */
function Enlarge({ figure }: { figure: Figure }) {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [Zoom, setZoom] = useState<ComponentType<FigureZoomProps>>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!hydrated) return null;

  const enlarge = async () => {
    try {
      const { FigureZoom } = await import("./figure-zoom.tsx");
      // Headless UI gives focus back to the last element that it saw take focus. It has just been loaded and saw none yet.
      button.current?.blur();
      button.current?.focus();
      setZoom(() => FigureZoom);
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
        {/* The note hangs from the wall, since it would cover a corner of the picture. */}
        <span className="on-box absolute end-0 top-full grid size-target place-items-center transition-colors duration-quick group-hover:bg-secondary group-hover:text-on-secondary">
          <Icon name="fullscreen" />
        </span>
      </button>
      <span role="status" className="on-box absolute start-0 bottom-0 not-empty:p-2">
        {failed && "The larger picture could not be loaded. Try again, or reload the page."}
      </span>
      {Zoom && <Zoom figure={figure} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

type PictureProps = { figure: Figure; theme?: Theme };

function Picture({ figure: { src, narrow, width, height, alt }, theme }: PictureProps) {
  return (
    <picture data-theme={theme} className={clsx("bg-box p-wall", !theme && "block")}>
      {narrow && <source media={NARROW} srcSet={pick(narrow.src, theme)} width={narrow.width} height={narrow.height} />}
      <img
        src={pick(src, theme)}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
    </picture>
  );
}

const NARROW = `(max-width: ${narrowWindow})`;

function pick(source: Source, theme: Theme = "dark"): string {
  return typeof source === "string" ? source : source[theme];
}
