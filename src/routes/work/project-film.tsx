import { VideoPlayer } from "#components/video-player/video-player.tsx";
import type { Film } from "#content/work/case-study.ts";
import { captionClass } from "./case-figure.tsx";

/** The project's film, in the site's own player. */
export function ProjectFilm({ film: { caption, description, ...video } }: { film: Film }) {
  return (
    <figure className="mb-s8">
      <VideoPlayer {...video} aria-description={description} />
      {caption && <figcaption className={captionClass}>{caption}</figcaption>}
    </figure>
  );
}
