import { VideoPlayer, type VideoPlayerProps } from "./video-player.tsx";

/** `film` holds the title, the addresses of the film by height, its captions and its poster. */
export function VideoPlayerUsage({ film }: { film: VideoPlayerProps }) {
  return <VideoPlayer {...film} />;
}
