import type { Figure, Source } from "#content/work/case-study.ts";
import type { Theme } from "#theme/theme.ts";
import { useTheme } from "#theme/use-theme.ts";

const span = { full: "col-span-full", half: "col-span-6 narrow:col-span-full" } as const;

/** A drawing in the box's black walls, with its caption. Where it has a version for each theme, it follows the theme. */
export function CaseFigure({ figure }: { figure: Figure }) {
  const { src, narrow, width, height, alt, caption, size } = figure;
  const theme = useTheme();
  // The other theme's file is fetched as soon as this one stands, so that a switch of theme shows it at once.
  const fetchOther = () => {
    const shown = narrow && matchMedia(NARROW).matches ? narrow.src : src;
    if (typeof shown !== "string") new Image().src = theme === "dark" ? shown.light : shown.dark;
  };
  return (
    <figure className={span[size]}>
      <picture className="block bg-box p-wall">
        {narrow && (
          <source media={NARROW} srcSet={pick(narrow.src, theme)} width={narrow.width} height={narrow.height} />
        )}
        <img
          src={pick(src, theme)}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
          onLoad={fetchOther}
          className="block h-auto w-full"
        />
      </picture>
      <figcaption className="type-small mt-3.5 max-w-[36em] text-pretty text-mute">{caption}</figcaption>
    </figure>
  );
}

/** Where the layout becomes narrow: scales.narrow in tokens/. */
const NARROW = "(max-width: 760px)";

function pick(source: Source, theme: Theme): string {
  return typeof source === "string" ? source : source[theme];
}
