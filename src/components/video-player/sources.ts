export const QUALITIES = ["1080p", "720p", "480p", "240p"] as const;
export const SPEEDS = [1, 1.25, 1.5, 2] as const;

export type Quality = (typeof QUALITIES)[number];
export type Speed = (typeof SPEEDS)[number];

/** One file with its type, such as `video/mp4; codecs="…"`. */
type VideoFile = { src: string; type: string };

/** The film at one size, in all its formats, the preferred first. */
type Rendition = { quality: Quality; files: readonly [VideoFile, ...VideoFile[]] };

export type VideoSources = {
  /** A film on another host, tried first. Nothing is fetched from there before the visitor presses play. */
  external?: { src: string; title: string };
  /** The site's own film, best quality first. Plays when there is no external film, or when that cannot be played. */
  renditions: readonly [Rendition, ...Rendition[]];
};

/**
 * The file to play for a quality: the first format that the browser says it can play, else the first format. A quality
 * that the film lacks gives the film's best.
 */
export function pickFile({ renditions }: VideoSources, quality: Quality, canPlay: (type: string) => boolean): string {
  const { files } = renditions.find((rendition) => rendition.quality === quality) ?? renditions[0];
  return (files.find(({ type }) => canPlay(type)) ?? files[0]).src;
}
