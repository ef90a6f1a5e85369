import { VideoPlayer, type VideoPlayerProps } from "./video-player.tsx";

export function VideoPlayerUsage({ video }: { video: VideoPlayerProps }) {
  return <VideoPlayer title={video.title} sources={video.sources} captions={video.captions} poster={video.poster} />;
}
