import { type RefObject, useEffect, useState } from "react";
import { useHydrated } from "#lib/use-hydrated.ts";

/** On iPhones only the video itself can be fullscreen, with the system's controls. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export function useFullscreen(root: RefObject<HTMLElement | null>, video: PhoneVideo | null) {
  const [isOn, setOn] = useState(false);
  const [blocked, setBlocked] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === root.current);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, [root]);
  return {
    isOn,
    available: hydrated && (document.fullscreenEnabled || typeof video?.webkitEnterFullscreen === "function"),
    /** The browser, or an embedding page, blocked the last change. */
    blocked,
    toggle() {
      setBlocked(false);
      const block = () => setBlocked(true);
      if (isOn) document.exitFullscreen().catch(block);
      else if (document.fullscreenEnabled) root.current?.requestFullscreen().catch(block);
      // Throws before the first frame.
      else if (video?.readyState) video.webkitEnterFullscreen?.();
    },
  };
}
