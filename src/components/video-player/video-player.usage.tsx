import { VideoPlayer, type VideoPlayerProps } from "./video-player.tsx";

/** `video` holds title, sources by quality, captions and poster. */
export function VideoPlayerUsage({ video }: { video: VideoPlayerProps }) {
  return <VideoPlayer {...video} />;
}
