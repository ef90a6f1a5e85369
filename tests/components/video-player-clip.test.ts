/** The clip in public/video: what `npm run video` made is complete, small, and of the sizes that its names say. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { video } from "../../src/content/video.ts";

const folder = join(import.meta.dirname, "../../public");
const files = video.sources.renditions.flatMap(({ quality, files }) => files.map((file) => ({ quality, ...file })));
const read = (src: string) => readFileSync(join(folder, src));

/** Width and height that an MP4's first picture track is shown at: the last two fields of its track header. */
function sizeOf(mp4: Buffer) {
  for (let at = mp4.indexOf("tkhd"); at > 0; at = mp4.indexOf("tkhd", at + 4)) {
    const end = at - 4 + mp4.readUInt32BE(at - 4);
    // 16.16 fixed point. A sound track has none.
    const [width, height] = [mp4.readUInt32BE(end - 8) / 65_536, mp4.readUInt32BE(end - 4) / 65_536];
    if (width > 0) return { width, height };
  }
  throw new Error("no picture track");
}

/** Seconds, from the movie header of version 0: time scale, then duration. */
function durationOf(mp4: Buffer) {
  const at = mp4.indexOf("mvhd") + 4 + 12;
  return mp4.readUInt32BE(at + 4) / mp4.readUInt32BE(at);
}

test("all four qualities are there in two formats, together under 3 MB", () => {
  expect(files.map(({ quality }) => quality)).toEqual(
    ["1080p", "720p", "480p", "240p"].flatMap((name) => [name, name]),
  );
  const sizes = files.map(({ src }) => statSync(join(folder, src)).size);
  expect(Math.min(...sizes)).toBeGreaterThan(50_000);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(3_000_000);
});

test("each MP4 has the size of its quality, and a picture and a sound track", () => {
  const movies = files.filter(({ src }) => src.endsWith(".mp4")).map(({ src }) => read(src));
  expect(movies.map(sizeOf)).toEqual([
    { width: 1920, height: 1080 },
    { width: 1280, height: 720 },
    { width: 854, height: 480 },
    { width: 426, height: 240 },
  ]);
  for (const movie of movies) {
    expect([movie.includes("avc1"), movie.includes("mp4a")]).toEqual([true, true]);
    // Where the samples are comes before them, so that playing starts with the first bytes.
    expect(movie.indexOf("moov")).toBeLessThan(movie.indexOf("mdat"));
    expect(durationOf(movie)).toBeGreaterThanOrEqual(12);
    expect(durationOf(movie)).toBeLessThanOrEqual(20);
  }
});

test("each WebM has VP9 and Opus in it", () => {
  for (const { src } of files.filter(({ src }) => src.endsWith(".webm"))) {
    const head = read(src).subarray(0, 4096);
    expect([head.includes("webm"), head.includes("V_VP9"), head.includes("A_OPUS")], src).toEqual([true, true, true]);
  }
});

test("the captions are WebVTT whose times go on and stay within the clip", () => {
  const text = read(video.captions.src).toString();
  expect(text.startsWith("WEBVTT\n\n")).toBe(true);
  const times = [...text.matchAll(/^00:(\d\d\.\d{3}) --> 00:(\d\d\.\d{3})$/gm)].flatMap(([, from, to]) => [
    Number(from),
    Number(to),
  ]);
  expect(times.length).toBeGreaterThanOrEqual(10);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(14);
});

test("the poster is a small drawing of the same shape", () => {
  const markup = read(video.poster).toString();
  expect(markup).toContain('width="960" height="540"');
  expect(markup.length).toBeLessThan(30_000);
});

test("the film from elsewhere is named where the security policy finds it", () => {
  expect(new URL(video.sources.external?.src ?? "").protocol).toBe("https:");
});
