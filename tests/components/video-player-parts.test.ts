import { expect, test } from "vitest";
import { formatTime, spokenTime } from "#components/video-player/format-time.ts";
import { pickFile, type VideoSources } from "#components/video-player/playback.ts";
import { commandOf } from "#components/video-player/player-keys.ts";

test("formats times as on a clock and spelled out", () => {
  expect([0, 46.9, 121, 3723, Number.NaN].map(formatTime)).toEqual(["0:00", "0:46", "2:01", "1:02:03", "0:00"]);
  expect(spokenTime(46, 121)).toBe("0 minutes 46 seconds of 2 minutes 1 second");
  expect(spokenTime(61, 3601)).toBe("1 minute 1 second of 1 hour 0 minutes 1 second");
});

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

test("keys run their commands, capitals too", () => {
  const table = [" ", "k", "K", "m", "f", "c", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "x", "Enter"];
  expect(table.map((key) => commandOf(press(key), "other", "ltr"))).toEqual([
    { do: "play" },
    { do: "play" },
    { do: "play" },
    { do: "mute" },
    { do: "fullscreen" },
    { do: "captions" },
    { do: "skip", by: 5 },
    { do: "skip", by: -5 },
    { do: "volume", by: 1 },
    { do: "volume", by: -1 },
    undefined,
    undefined,
  ]);
});

test("right-to-left mirrors arrows, and a held letter counts once", () => {
  expect(commandOf(press("ArrowLeft"), "other", "rtl")).toEqual({ do: "skip", by: 5 });
  expect(commandOf(press("k", { repeat: true }), "other", "ltr")).toBeUndefined();
  expect(commandOf(press("ArrowRight", { repeat: true }), "other", "ltr")).toEqual({ do: "skip", by: 5 });
});

const sources: VideoSources = {
  renditions: [
    {
      quality: "1080p",
      files: [
        { src: "large.mp4", type: "mp4" },
        { src: "large.webm", type: "webm" },
      ],
    },
    { quality: "240p", files: [{ src: "small.mp4", type: "mp4" }] },
  ],
};

test("picks the first playable format, and the best for a missing quality", () => {
  expect(pickFile(sources, "1080p", () => true)).toBe("large.mp4");
  expect(pickFile(sources, "1080p", (type) => type === "webm")).toBe("large.webm");
  expect(pickFile(sources, "240p", () => false)).toBe("small.mp4");
  expect(pickFile(sources, "480p", () => true)).toBe("large.mp4");
});
