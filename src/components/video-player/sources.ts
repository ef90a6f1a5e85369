export const QUALITIES = ["1080p", "720p", "480p", "240p"] as const;
export const SPEEDS = [1, 1.25, 1.5, 2] as const;

export type Quality = (typeof QUALITIES)[number];
export type Speed = (typeof SPEEDS)[number];

/** One file, and what it is made of: `video/mp4; codecs="…"`. */
export type VideoFile = { src: string; type: string };

/** The film at one size, in each format there is of it, the preferred first. */
export type Rendition = { quality: Quality; files: readonly [VideoFile, ...VideoFile[]] };

export type VideoSources = {
  /** A film on another host, tried first. Nothing is fetched from there before the visitor presses play. */
  external?: { src: string; title: string };
  /** The site's own film, best first: plays when there is no other, or when the other cannot be played. */
  renditions: readonly [Rendition, ...Rendition[]];
};

/**
 * The file to play for a quality: the first format the browser says it can play, else the first. A quality that the
 * film does not have gives its best.
 */
export function pickFile({ renditions }: VideoSources, quality: Quality, canPlay: (type: string) => boolean): string {
  const { files } = renditions.find((rendition) => rendition.quality === quality) ?? renditions[0];
  return (files.find(({ type }) => canPlay(type)) ?? files[0]).src;
}
