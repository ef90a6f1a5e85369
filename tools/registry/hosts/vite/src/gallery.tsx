import { type ComponentType, type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";

type Entry = { examples: Record<string, { Example: ComponentType }> };

/** Arguments for the two cards that need a service or a video. */
const search = async (query: string) => [{ display_name: `${query}, Oregon, United States` }];
const video = {
  title: "A ball in a box",
  sources: {
    renditions: ([1080, 720, 480, 240] as const).map((height) => ({
      quality: `${height}p` as const,
      files: [{ src: `video/clip-${height}.webm`, type: 'video/webm; codecs="vp9, opus"' }],
    })),
  },
  captions: { src: "video/clip.vtt", language: "en", label: "English" },
  poster: "video/clip-poster.svg",
};
const ARGUMENTS: Record<string, unknown> = { addressInputShowcase: search, videoPlayerShowcase: video };

/**
 * Shows all examples in boxes of one width.
 * @param modules of the cards (*.showcase.tsx)
 * @param children shown once per page
 */
export function showGallery(modules: Record<string, Record<string, unknown>>, children: ReactNode) {
  const examples = Object.values(modules)
    .flatMap((module) => Object.entries(module))
    // A card's module also exports its usage example.
    .filter(([name]) => name.endsWith("Showcase"))
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([name, card]) => {
      const entry = (typeof card === "function" ? card(ARGUMENTS[name]) : card) as Entry;
      return Object.entries(entry.examples).map(([each, { Example }]) => [`${name}-${each}`, Example] as const);
    });
  createRoot(document.getElementById("root") as HTMLElement).render(
    <StrictMode>
      <main>
        {examples.map(([name, Example]) => (
          <section key={name} id={name} aria-label={name} style={{ width: 440, margin: 16 }}>
            <Example />
          </section>
        ))}
      </main>
      {children}
    </StrictMode>,
  );
}
