export const QUALITIES = ["1080p", "720p", "480p", "240p"] as const;
export const SPEEDS = [1, 1.25, 1.5, 2] as const;

export type Quality = (typeof QUALITIES)[number];
export type Speed = (typeof SPEEDS)[number];

/** `type` as in `video/mp4; codecs="…"`. */
type VideoFile = { src: string; type: string };

/** One quality in all its formats, preferred first. */
type Rendition = { quality: Quality; files: readonly [VideoFile, ...VideoFile[]] };

export type VideoSources = {
  /** A video on another host, tried first. Nothing is fetched from there before play. */
  external?: { src: string; title: string };
  /** The local clip, best quality first. Plays without an external video, or when that fails. */
  renditions: readonly [Rendition, ...Rendition[]];
};

/** The first playable format of a quality. A missing quality gives the best one. */
export function pickFile({ renditions }: VideoSources, quality: Quality, canPlay: (type: string) => boolean): string {
  const { files } = renditions.find((rendition) => rendition.quality === quality) ?? renditions[0];
  return (files.find(({ type }) => canPlay(type)) ?? files[0]).src;
}
