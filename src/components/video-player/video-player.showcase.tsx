import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import type { VideoPlayerProps } from "./video-player.tsx";
import { bytes, item } from "./video-player.tsx?cost";
import { VideoPlayerUsage } from "./video-player.usage.tsx";

/** The entry for a film. The owner chooses the film, so it comes from the content. To be called once per film. */
export function videoPlayerShowcase(film: VideoPlayerProps) {
  return {
    title: "Video player",
    sentence: "The scrubber is the lining. Quality and speed change in place; captions keep clear of the controls.",
    examples: {
      // biome-ignore lint/correctness/noComponentHookFactories: made once for a film, and not while rendering.
      film: { Example: () => <VideoPlayerUsage film={film} /> },
    },
    keys: [
      ["Space, K", "Plays and pauses"],
      ["← →", "Five seconds back and on"],
      ["↑ ↓", "Louder and softer; on the scrubber five seconds"],
      ["Home, End", "On the scrubber, start and end"],
      ["M", "Sound off and on"],
      ["C", "Captions on and off"],
      ["F", "Fullscreen on and off"],
    ],
    cost: bytes,
    item,
    docs: () => import("./video-player.tsx?docs"),
  } satisfies ShowcaseEntry;
}
