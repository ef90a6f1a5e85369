import { type RefObject, useEffect, useRef, useState } from "react";
import { createPlayback, initialState, type Playback, type VideoSources } from "./playback.ts";
import { useCaptions } from "./use-captions.ts";
import { useFullscreen } from "./use-fullscreen.ts";
import { usePictureInPicture } from "./use-picture-in-picture.ts";

export type Player = ReturnType<typeof usePlayback>;

/**
 * The state that the controls show, and the parts that they change.
 * @param stallTimeout in ms
 */
export function usePlayback(root: RefObject<HTMLElement | null>, sources: VideoSources, stallTimeout: number) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [freezeFrame, setFreezeFrame] = useState<HTMLCanvasElement | null>(null);
  const [track, setTrack] = useState<HTMLTrackElement | null>(null);
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
  return {
    video,
    setVideo,
    setFreezeFrame,
    setTrack,
    sources,
    state,
    playback,
    /** Until the external video opens, name, captions and quality are the local clip's. */
    playsExternal: state.source === "external" && state.opened,
    captions: useCaptions(video, track),
    fullscreen: useFullscreen(root, video),
    pip: usePictureInPicture(video),
  };
}
