import { type RefObject, useEffect, useState } from "react";
import { useHydrated } from "#lib/use-hydrated.ts";

/** On an iPhone only the video itself can fill the screen, with the system's own controls. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export type Fullscreen = ReturnType<typeof useFullscreen>;

export function useFullscreen(root: RefObject<HTMLElement | null>, video: PhoneVideo | null) {
  const [isOn, setOn] = useState(false);
  const [refused, setRefused] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === root.current);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, [root]);
  return {
    isOn,
    available: hydrated && (document.fullscreenEnabled || typeof video?.webkitEnterFullscreen === "function"),
    /** The last change was refused, by the browser or by a page around this one. */
    refused,
    toggle() {
      setRefused(false);
      const refuse = () => setRefused(true);
      if (isOn) document.exitFullscreen().catch(refuse);
      else if (document.fullscreenEnabled) root.current?.requestFullscreen().catch(refuse);
      // Without a first frame this call would throw.
      else if (video?.readyState) video.webkitEnterFullscreen?.();
    },
  };
}
