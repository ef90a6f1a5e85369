import { type RefObject, useEffect, useState } from "react";
import { useHydrated } from "#lib/use-hydrated.ts";

/** On an iPhone only the video itself can fill the screen, with the system's own controls. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export type Fullscreen = ReturnType<typeof useFullscreen>;

export function useFullscreen(root: RefObject<HTMLElement | null>, video: PhoneVideo | null) {
  const [isOn, setOn] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === root.current);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, [root]);
  return {
    isOn,
    available: hydrated && (document.fullscreenEnabled || typeof video?.webkitEnterFullscreen === "function"),
    toggle() {
      // A refusal leaves everything as it was, so there is nothing to do.
      if (isOn) document.exitFullscreen().catch(() => {});
      else if (document.fullscreenEnabled) root.current?.requestFullscreen().catch(() => {});
      // Without a first frame this call would throw.
      else if (video?.readyState) video.webkitEnterFullscreen?.();
    },
  };
}
