import { type RefObject, useEffect, useState } from "react";
import { useHydrated } from "#lib/use-hydrated.ts";

/** On a phone of Apple's only the video itself can fill the screen, with the system's own controls. */
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
      // A refusal leaves everything as it was; there is nothing to mend.
      if (isOn) document.exitFullscreen().catch(() => {});
      else if (document.fullscreenEnabled) root.current?.requestFullscreen().catch(() => {});
      // Without a first frame it would throw.
      else if (video?.readyState) video.webkitEnterFullscreen?.();
    },
  };
}
