import { Modal } from "#components/modal/modal.tsx";
import type { Figure } from "#content/work/case-study.ts";
import { useTheme } from "#theme/use-theme.ts";

export type FigureZoomProps = { figure: Figure; open: boolean; onClose: () => void };

/** A figure as large as the window lets it be. On a narrow screen it is larger than that, and can be scrolled. */
export function FigureZoom({ figure: { name, src, width, height, alt, caption }, open, onClose }: FigureZoomProps) {
  const theme = useTheme();
  return (
    <Modal open={open} onClose={onClose} title={name} size="wide">
      <figure className="flex min-h-0 flex-col">
        <section
          aria-label="Picture"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by keyboard too.
          tabIndex={0}
          className="overflow-auto bg-box focus-visible:outline-offset-[-8px]"
        >
          <img
            src={typeof src === "string" ? src : src[theme]}
            width={width}
            height={height}
            alt={alt}
            className="mx-auto block h-auto max-h-[calc(100dvh-240px)] w-full object-contain narrow:h-[56dvh] narrow:w-auto narrow:max-w-none"
          />
        </section>
        <figcaption className="type-small p-5 text-pretty text-mute narrow:p-4">{caption}</figcaption>
      </figure>
    </Modal>
  );
}
