import { useEffect, useRef, useState } from "react";
import type { VideoSources } from "./playback.ts";
import { createPlayback, initialState, type Playback } from "./playback.ts";

/** @param stallTimeout in ms */
export function usePlayback(
  video: HTMLVideoElement | null,
  freezeFrame: HTMLCanvasElement | null,
  sources: VideoSources,
  stallTimeout: number,
) {
  const [state, setState] = useState(() => initialState(sources));
  const playback = useRef<Playback | null>(null);
  // As text, so that equal sources in a new object do not restart the video.
  const key = JSON.stringify(sources);
  useEffect(() => {
    if (!video) return;
    playback.current = createPlayback(video, {
      sources: JSON.parse(key),
      stallTimeout,
      freezeFrame,
      onChange: setState,
    });
    return () => playback.current?.destroy();
  }, [video, freezeFrame, key, stallTimeout]);
  return [state, playback] as const;
}
