import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { VideoPlayer, type VideoPlayerProps } from "./video-player.tsx";
import * as about from "./video-player.tsx?about";

export function VideoPlayerUsage({ video }: { video: VideoPlayerProps }) {
  return <VideoPlayer title={video.title} sources={video.sources} captions={video.captions} poster={video.poster} />;
}

/** The video comes from the content. Call once per video. */
export function videoPlayerShowcase(video: VideoPlayerProps) {
  return {
    title: "Video player",
    sentence:
      "The scrubber is the lining. Change quality and speed without losing your place; captions stay clear of the controls.",
    examples: {
      // biome-ignore lint/correctness/noComponentHookFactories: called once, not while rendering.
      video: { Example: () => <VideoPlayerUsage video={video} /> },
    },
    keys: [
      ["Space, K", "Play or pause"],
      ["← →", "Seek 5 s back or forward"],
      ["↑ ↓", "Volume up or down; on the scrubber, seek 5 s"],
      ["Home, End", "On the scrubber, go to start or end"],
      ["M", "Mute or unmute"],
      ["C", "Turn captions on or off"],
      ["F", "Enter or exit fullscreen"],
    ],
    ...about,
  } satisfies ShowcaseEntry;
}
