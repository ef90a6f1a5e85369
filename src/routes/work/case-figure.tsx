import clsx from "clsx";
import { useState } from "react";
import type { Figure, Source } from "#content/work/case-study.ts";
import type { Theme } from "#theme/theme.ts";

const span = { full: "col-span-full", half: "col-span-6 narrow:col-span-full" } as const;

/**
 * A drawing in the box's black walls, with its caption. Where it has a version for each theme both stand in the page
 * and the style sheet shows one (`data-theme` in app.css): so the static page has the right one too. The other is
 * fetched once the one that is shown has come, so that a switch of theme shows it at once.
 */
export function CaseFigure({ figure }: { figure: Figure }) {
  const [shown, setShown] = useState(false);
  const { src, caption, size } = figure;
  return (
    <figure className={span[size]}>
      {typeof src === "string" ? (
        <Picture figure={figure} />
      ) : (
        (["dark", "light"] as const).map((theme) => (
          <Picture
            key={theme}
            figure={figure}
            theme={theme}
            // A picture that is not displayed is not loaded while it is lazy.
            loading={shown ? "eager" : "lazy"}
            onLoad={() => setShown(true)}
          />
        ))
      )}
      <figcaption className="type-small mt-3.5 max-w-[36em] text-pretty text-mute">{caption}</figcaption>
    </figure>
  );
}

type PictureProps = { figure: Figure; theme?: Theme; loading?: "eager" | "lazy"; onLoad?: () => void };

function Picture({ figure: { src, narrow, width, height, alt }, theme, loading = "lazy", onLoad }: PictureProps) {
  return (
    <picture data-theme={theme} className={clsx("bg-box p-wall", !theme && "block")}>
      {narrow && <source media={NARROW} srcSet={pick(narrow.src, theme)} width={narrow.width} height={narrow.height} />}
      <img
        src={pick(src, theme)}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        decoding="async"
        onLoad={onLoad}
        className="block h-auto w-full"
      />
    </picture>
  );
}

/** Where the layout becomes narrow: scales.narrow in tokens/. */
const NARROW = "(max-width: 760px)";

function pick(source: Source, theme: Theme = "dark"): string {
  return typeof source === "string" ? source : source[theme];
}
