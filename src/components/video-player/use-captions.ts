import { useEffect, useState } from "react";

/** Captions on or off, for all players until the page closes. Storage is for the theme and the cookie answer. */
let remembered = true;

export type Captions = ReturnType<typeof useCaptions>;

/**
 * Captions of a track, drawn by the page and not by the browser: they have the site's type and keep clear of the
 * controls. In a phone's own fullscreen the browser draws them.
 */
export function useCaptions(video: HTMLVideoElement | null, track: HTMLTrackElement | null) {
  const [on, setOn] = useState(remembered);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!track || !video) return;
    const listening = new AbortController();
    const { signal } = listening;
    const setMode = (mode: TextTrackMode) => () => {
      track.track.mode = on ? mode : "disabled";
    };
    const read = () =>
      setLines([...(track.track.activeCues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : "")));
    setMode("hidden")();
    read();
    track.track.addEventListener("cuechange", read, { signal });
    track.addEventListener("error", () => setFailed(true), { signal });
    track.addEventListener("load", () => setFailed(false), { signal });
    // A browser may choose a track itself for every new file.
    video.addEventListener("loadedmetadata", setMode("hidden"), { signal });
    video.addEventListener("webkitbeginfullscreen", setMode("showing"), { signal });
    video.addEventListener("webkitendfullscreen", setMode("hidden"), { signal });
    return () => {
      listening.abort();
      setLines([]);
    };
  }, [video, track, on]);

  const available = track !== null && !failed;
  return {
    on,
    /** False when the film has no captions, or their file could not be read. */
    available,
    failed,
    lines: on && available ? lines : [],
    toggle() {
      if (!available) return;
      remembered = !on;
      setOn(remembered);
    },
  };
}
