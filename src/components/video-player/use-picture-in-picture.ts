import { useEffect, useState } from "react";
import { useHydrated } from "#lib/use-hydrated.ts";

export function usePictureInPicture(video: HTMLVideoElement | null) {
  const [isOn, setOn] = useState(false);
  const [blocked, setBlocked] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => {
    if (!video) return;
    const follow = () => setOn(document.pictureInPictureElement === video);
    video.addEventListener("enterpictureinpicture", follow);
    video.addEventListener("leavepictureinpicture", follow);
    return () => {
      video.removeEventListener("enterpictureinpicture", follow);
      video.removeEventListener("leavepictureinpicture", follow);
    };
  }, [video]);
  return {
    isOn,
    available: hydrated && document.pictureInPictureEnabled === true,
    blocked,
    toggle() {
      setBlocked(false);
      const change = isOn ? document.exitPictureInPicture() : video?.requestPictureInPicture();
      change?.catch(() => setBlocked(true));
    },
  };
}
