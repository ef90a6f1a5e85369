import clsx from "clsx";
import { type CSSProperties, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { Modal } from "#components/modal/modal.tsx";
import { type Figure, inTheme } from "#content/work/case-study.ts";
import { NARROW, Picture } from "#layout/picture.tsx";
import { useTheme } from "#theme/theme.ts";

export type FigureZoomProps = {
  figure: Figure;
  /** The page's `data-accent`: the dialog is outside its element. */
  accent?: string;
  open: boolean;
  onClose: () => void;
};

/** A figure that fills the window. A click or Enter zooms to 200%; on a narrow screen it starts larger than the window. */
export function FigureZoom({ figure, accent, open, onClose }: FigureZoomProps) {
  return (
    <Modal open={open} onClose={onClose} title={figure.name} size="wide" data-accent={accent}>
      <figure className="@container flex min-h-0 flex-col">
        <Pane figure={figure} />
        <figcaption className="type-small p-5 text-mute narrow:p-4">{figure.caption}</figcaption>
      </figure>
    </Modal>
  );
}

/** Mounted at every opening, so a figure always starts at 100%. */
function Pane({ figure }: { figure: Figure }) {
  const picture = inTheme(figure, useTheme());
  const ratio = picture.width / picture.height;
  const pane = useRef<HTMLElement>(null);
  const [doubled, setDoubled] = useState(false);
  /** The point to centre, as a fraction of the picture: where it was clicked, or its middle after a key. */
  const middle = useRef({ x: 0.5, y: 0.5 });

  const toggle = ({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    middle.current = detail ? { x: (clientX - left) / width, y: (clientY - top) / height } : { x: 0.5, y: 0.5 };
    setDoubled(!doubled);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per change of size.
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
            // With reduced motion (app.css) the size would change too late for scrolling.
            "relative transition-none narrow:aspect-(--ratio) narrow:w-auto",
            doubled ? "size-[200%] narrow:h-[200%]" : "size-full",
          )}
        >
          <Picture
            picture={picture}
            alt={figure.alt}
            // The maximum width of a wide modal; in a narrow window, the pane's height.
            sizes={doubled ? `${NARROW} ${112 * ratio}vh, 2720px` : `${NARROW} ${56 * ratio}vh, min(100vw, 1360px)`}
            className="block size-full object-contain"
          />
          <button
            type="button"
            aria-pressed={doubled}
            aria-label="Zoom to 200%"
            onClick={toggle}
            className={clsx(
              "absolute inset-0 [outline-style:none]! [box-shadow:none]!",
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

/** A focus ring around the pane, since the button's edges may be scrolled away. */
const ring = [
  "after:pointer-events-none after:absolute after:inset-0 after:outline-offset-[-3px]",
  "has-focus-visible:after:[outline:var(--line-focus)_solid_var(--focus)] has-focus-visible:after:[box-shadow:inset_0_0_0_6px_var(--focus-gap)]",
];
