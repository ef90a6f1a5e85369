import { useEffect, useState } from "react";

/** For all players until the page closes; not stored without consent. */
let remembered = true;

/** Captions rendered by the page, so that they stay clear of the controls; in a phone's fullscreen, by the browser. */
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
    // The browser may choose a track itself for each new file.
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
