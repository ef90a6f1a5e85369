import { pages } from "./site.ts";

/** The clip at one size: MP4 for most browsers, WebM for the rest. */
const rendition = <Height extends 1080 | 720 | 480 | 240>(height: Height) => ({
  quality: `${height}p` as const,
  files: [
    { src: `video/clip-${height}.mp4`, type: 'video/mp4; codecs="avc1.4D4028, mp4a.40.2"' },
    { src: `video/clip-${height}.webm`, type: 'video/webm; codecs="vp9, opus"' },
  ] as const,
});

export const video = {
  title: "A ball in a box",
  sources: {
    /** On another host: loads when a visitor presses play. If it fails, the site's own clip plays. */
    external: pages.showcase.film,
    renditions: [rendition(1080), rendition(720), rendition(480), rendition(240)],
  },
  captions: { src: "video/clip.vtt", language: "en", label: "English" },
  poster: "video/clip-poster.svg",
} as const;
