/**
 * `npm run video`: makes the video player's clip, captions and poster again, into public/video/. The results are
 * committed. Scripts (scripts/video/) compute pictures and sound, and ffmpeg only packs them.
 *
 * Four sizes, each as MP4 (H.264, AAC) and as WebM (VP9, Opus) for browsers built without the former's licences.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { captions } from "./video/captions.mjs";
import { createPainter, HEIGHT, WIDTH } from "./video/frames.mjs";
import { DURATION } from "./video/motion.mjs";
import { poster } from "./video/poster.mjs";
import { sound } from "./video/sound.mjs";

const FPS = 30;
/** A moment with the ball in the air. */
const POSTER_AT = 3.84;
/** The most bytes of all files together, as for a visitor who tries every size. */
const BUDGET = 3_000_000;

/** Width, height, and the quality of each encoder: higher numbers give smaller files. */
const RENDITIONS = [
  { width: 1920, height: 1080, h264: 30, vp9: 53, audio: "64k" },
  { width: 1280, height: 720, h264: 29, vp9: 51, audio: "64k" },
  { width: 854, height: 480, h264: 28, vp9: 49, audio: "48k" },
  { width: 426, height: 240, h264: 27, vp9: 46, audio: "48k" },
];
/** Two seconds between keyframes, so that seeking is quick. No date and no version in the file. */
const COMMON = ["-g", String(FPS * 2), "-pix_fmt", "yuv420p", "-map_metadata", "-1", "-fflags", "+bitexact"];
const COLORS = ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];

const NOT_FOUND =
  "ffmpeg was not found, and it packs the clip. Install it (Debian: apt install ffmpeg; macOS: brew install ffmpeg) and run this again. The files in public/video are as they were.";

/** Runs ffmpeg. `feed` writes to its standard input. @throws when ffmpeg is missing or fails */
async function ffmpeg(args, feed) {
  const child = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args], {
    stdio: [feed ? "pipe" : "ignore", "inherit", "inherit"],
  });
  await once(child, "spawn").catch((error) => {
    throw new Error(NOT_FOUND, { cause: error });
  });
  const ended = once(child, "close");
  await feed?.(child.stdin);
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with status ${status}; its message is above.`);
}

async function feedFrames(stdin) {
  const { draw } = createPainter();
  for (let i = 0; i < DURATION * FPS; i++) {
    // A copy, since the painter draws the next frame while this one waits in the pipe.
    if (!stdin.write(Buffer.from(draw(i / FPS)))) await once(stdin, "drain");
  }
  stdin.end();
}

const target = fileURLToPath(new URL("../public/video/", import.meta.url));
const work = await mkdtemp(join(tmpdir(), "clip-"));
try {
  await mkdir(target, { recursive: true });
  const [track, master] = [join(work, "sound.wav"), join(work, "master.mkv")];
  await writeFile(track, sound());
  const raw = ["-f", "rawvideo", "-pix_fmt", "yuv420p", "-s", `${WIDTH}x${HEIGHT}`, "-r", String(FPS), "-i", "pipe:0"];
  const lossless = ["-c:v", "libx264", "-qp", "0", "-preset", "ultrafast", "-c:a", "copy"];
  await ffmpeg([...raw, "-i", track, ...lossless, ...COLORS, master], feedFrames);

  for (const { width, height, h264, vp9, audio } of RENDITIONS) {
    const file = join(target, `clip-${height}`);
    const scaled = ["-i", master, "-vf", `scale=${width}:${height}:flags=area`, ...COMMON, ...COLORS];
    const avc = ["-c:v", "libx264", "-profile:v", "main", "-preset", "veryslow", "-crf", String(h264)];
    const aac = ["-c:a", "aac", "-b:a", audio, "-movflags", "+faststart"];
    await ffmpeg([...scaled, ...avc, ...aac, `${file}.mp4`]);
    const vpx = ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", String(vp9), "-deadline", "good", "-cpu-used", "2"];
    await ffmpeg([...scaled, ...vpx, "-row-mt", "1", "-c:a", "libopus", "-b:a", "40k", `${file}.webm`]);
  }
  await writeFile(join(target, "clip.vtt"), captions());
  await writeFile(join(target, "clip-poster.svg"), poster(POSTER_AT));
} finally {
  await rm(work, { recursive: true });
}

let total = 0;
for (const { height } of RENDITIONS) {
  for (const type of ["mp4", "webm"]) {
    const { size } = await stat(join(target, `clip-${height}.${type}`));
    total += size;
    console.log(`${(size / 1024).toFixed(1).padStart(8)} KB  public/video/clip-${height}.${type}`);
  }
}
console.log(`${(total / 1024).toFixed(1).padStart(8)} KB  in all`);
if (total > BUDGET) {
  console.error(`The clip is over its budget of ${BUDGET} bytes. Raise the numbers of RENDITIONS and run this again.`);
  process.exitCode = 1;
}
