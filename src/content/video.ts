/** The film of the showcase's video player. */

/** The clip at one size, in the format that most browsers play and in the one for the rest. */
const rendition = <Height extends 1080 | 720 | 480 | 240>(height: Height) => ({
  quality: `${height}p` as const,
  files: [
    { src: `video/clip-${height}.mp4`, type: 'video/mp4; codecs="avc1.4D4028, mp4a.40.2"' },
    { src: `video/clip-${height}.webm`, type: 'video/webm; codecs="vp9, opus"' },
  ] as const,
});

/**
 * On another host: a public sample (CC0, from MDN). It is fetched only when a visitor presses play; when it cannot be
 * played, the site's own clip is. Put your own film's address and title here, or undefined for the clip alone.
 */
const external: { src: string; title: string } | undefined = {
  src: "https://mdn.github.io/shared-assets/videos/flower.mp4",
  title: "A flower, a sample film by MDN",
};

/** Addresses of videos on other hosts, which the Content-Security-Policy has to allow. */
export const externalVideos: readonly string[] = external ? [external.src] : [];

export const video = {
  title: "A ball in a box",
  sources: { external, renditions: [rendition(1080), rendition(720), rendition(480), rendition(240)] },
  /** Describes the clip's sounds; made with it by `npm run video`. */
  captions: { src: "video/clip.vtt", language: "en", label: "English" },
  poster: "video/clip-poster.svg",
} as const;
