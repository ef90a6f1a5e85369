import { useEffect, useRef, useState } from "react";
import { createPlayback, initialState, type Playback } from "./playback.ts";
import type { VideoSources } from "./sources.ts";

/** A video element's playback as React state. @param patience in ms, see playback.ts */
export function usePlayback(
  video: HTMLVideoElement | null,
  still: HTMLCanvasElement | null,
  sources: VideoSources,
  patience: number,
) {
  const [state, setState] = useState(() => initialState(sources));
  const playback = useRef<Playback | null>(null);
  // As text, so that the same sources in a new object do not restart the film.
  const key = JSON.stringify(sources);
  useEffect(() => {
    if (!video) return;
    playback.current = createPlayback(video, { sources: JSON.parse(key), patience, still, onChange: setState });
    return () => playback.current?.destroy();
  }, [video, still, key, patience]);
  return [state, playback] as const;
}
