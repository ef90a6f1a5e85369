import clsx from "clsx";
import { type CSSProperties, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { Modal } from "#components/modal/modal.tsx";
import { type Figure, inTheme } from "#content/work/case-study.ts";
import { NARROW, Picture } from "#layout/picture.tsx";
import { useTheme } from "#theme/theme.ts";

export type FigureZoomProps = { figure: Figure; open: boolean; onClose: () => void };

/**
 * A figure that fills the window. A click or Enter makes the figure twice as large, to be scrolled. On a narrow screen it
 * is larger than the window from the start.
 */
export function FigureZoom({ figure, open, onClose }: FigureZoomProps) {
  return (
    <Modal open={open} onClose={onClose} title={figure.name} size="wide">
      <figure className="@container flex min-h-0 flex-col">
        <Pane figure={figure} />
        <figcaption className="type-small p-5 text-pretty text-mute narrow:p-4">{figure.caption}</figcaption>
      </figure>
    </Modal>
  );
}

/** Mounted with every opening, so that a figure always opens whole. */
function Pane({ figure }: { figure: Figure }) {
  const picture = inTheme(figure, useTheme());
  const ratio = picture.width / picture.height;
  const pane = useRef<HTMLElement>(null);
  const [doubled, setDoubled] = useState(false);
  /** The point that comes to the middle, in shares of the picture: the clicked point, or the middle after a key. */
  const middle = useRef({ x: 0.5, y: 0.5 });

  const toggle = ({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    middle.current = detail ? { x: (clientX - left) / width, y: (clientY - top) / height } : { x: 0.5, y: 0.5 };
    setDoubled(!doubled);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of size.
  useLayoutEffect(() => {
    const { current } = pane;
    if (!current) return;
    const { x, y } = middle.current;
    current.scrollTo(
      x * current.scrollWidth - current.clientWidth / 2,
      y * current.scrollHeight - current.clientHeight / 2,
    );
  }, [doubled]);

  return (
    <div className={clsx("relative", ring)}>
      <section
        ref={pane}
        aria-label="Image"
        style={{ "--ratio": ratio } as CSSProperties}
        className="h-[min(100dvh-240px,100cqw/var(--ratio))] overflow-auto bg-box narrow:h-[56dvh]"
      >
        <div
          className={clsx(
            // With reduced motion (app.css) the size would change a moment too late for scrolling.
            "relative transition-none narrow:aspect-(--ratio) narrow:w-auto",
            doubled ? "size-[200%] narrow:h-[200%]" : "size-full",
          )}
        >
          <Picture
            picture={picture}
            alt={figure.alt}
            // The greatest width of a wide modal, and the pane's height in a narrow window.
            sizes={doubled ? `${NARROW} ${112 * ratio}vh, 2720px` : `${NARROW} ${56 * ratio}vh, min(100vw, 1360px)`}
            className="block size-full object-contain"
          />
          {/* Over the picture, which keeps its text alternative. The arrow keys scroll the pane. */}
          <button
            type="button"
            aria-pressed={doubled}
            aria-label="Zoom to 200%"
            onClick={toggle}
            className={clsx(
              "absolute inset-0 outline-none! [box-shadow:none]!",
              doubled ? "cursor-zoom-out" : "cursor-zoom-in",
            )}
          />
        </div>
      </section>
      <span
        aria-hidden="true"
        className="on-box pointer-events-none absolute end-0 bottom-0 grid size-target place-items-center"
      >
        <Icon name={doubled ? "shrink" : "fullscreen"} />
      </span>
    </div>
  );
}

/** A focus ring around the visible part of the picture, since the button's edges may be scrolled away. */
const ring = [
  "after:pointer-events-none after:absolute after:inset-0 after:outline-offset-[-3px]",
  "has-focus-visible:after:[outline:var(--line-focus)_solid_var(--focus)] has-focus-visible:after:[box-shadow:inset_0_0_0_6px_var(--focus-gap)]",
];
