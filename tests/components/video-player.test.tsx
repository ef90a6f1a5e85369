import { act, render, screen, waitFor, within } from "@testing-library/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { videoPlayerShowcase } from "#components/video-player/video-player.showcase.tsx";
import { VideoPlayer, type VideoPlayerProps } from "#components/video-player/video-player.tsx";
import { pass, stopClock } from "#tests/support/clock.ts";
import { componentContract } from "#tests/support/component-contract.tsx";
import { tap } from "#tests/support/tap.ts";

const clip = (height: 1080 | 720 | 480 | 240) => ({
  quality: `${height}p` as const,
  files: [
    { src: `/video/clip-${height}.mp4`, type: 'video/mp4; codecs="avc1.4D4028, mp4a.40.2"' },
    { src: `/video/clip-${height}.webm`, type: 'video/webm; codecs="vp9, opus"' },
  ] as const,
});
const own: VideoPlayerProps = {
  title: "A ball in a box",
  sources: { renditions: [clip(1080), clip(720), clip(480), clip(240)] },
  captions: { src: "/video/clip.vtt", language: "en", label: "English" },
  poster: "/video/clip-poster.svg",
};
/** Names below .invalid never resolve (RFC 2606). */
const unreachable = "https://sample.invalid/film.mp4";
const withExternal = (external: string, more: Partial<VideoPlayerProps> = {}): VideoPlayerProps => ({
  ...own,
  ...more,
  sources: { ...own.sources, external: { src: external, title: "A film from elsewhere" } },
});

const element = () => document.querySelector("video") as HTMLVideoElement;
const player = () => screen.getByRole("region", { name: "A ball in a box" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const seekBar = () => screen.getByRole<HTMLInputElement>("slider", { name: "Seek" });
const volumeSlider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Volume" });
const isReady = () => waitFor(() => expect(element().readyState).toBeGreaterThanOrEqual(2));
const show = () => {
  render(<VideoPlayer {...own} />);
  return isReady();
};
const plays = () => waitFor(() => expect(button("Pause")).toBeTruthy());
const option = (name: string) => screen.getByRole("menuitemradio", { name });

/** A real click, which browsers require before playing sound. */
async function start() {
  await userEvent.click(button("Play"));
  await plays();
  await waitFor(() => expect(element().currentTime).toBeGreaterThan(0.1));
}

async function openSettings() {
  await userEvent.click(button("Settings"));
  await screen.findByRole("menu", { name: "Settings" });
}

afterEach(async () => {
  if (document.fullscreenElement) await document.exitFullscreen();
  document.documentElement.removeAttribute("dir");
});

const { examples } = videoPlayerShowcase(withExternal(unreachable));
componentContract("Video player", examples, async () => {
  await openSettings();
});

test("fetches nothing external before play, and the poster reserves the space", async () => {
  render(<VideoPlayer {...withExternal(unreachable)} />);
  // When the page is idle, or after a second on a busy machine.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  expect(performance.getEntriesByName(unreachable)).toEqual([]);
  expect([element().preload, element().hasAttribute("src"), element().networkState]).toEqual(["none", false, 0]);
  const { width, height } = element().getBoundingClientRect();
  expect(width / height).toBeCloseTo(16 / 9, 2);
  expect(element().textContent).toContain("Your browser does not support the video tag.");
});

test("falls back to the local clip when the external video is unreachable", async () => {
  render(<VideoPlayer {...withExternal(unreachable)} />);
  await userEvent.click(button("Play"));
  await screen.findByText(/The external video couldn’t be played/);
  await waitFor(() => expect(element().currentTime).toBeGreaterThan(0.1));
  expect(element().currentSrc).toMatch(/\/video\/clip-1080\.(mp4|webm)$/);
  expect(screen.getByRole("status").textContent).toContain("couldn’t be played");
  await userEvent.click(button("Retry external video"));
  await screen.findByText(/The external video couldn’t be played/);
});

test("falls back to the local clip when the external video stalls", async () => {
  // A source without data, like a server that never answers.
  const silent = URL.createObjectURL(new MediaSource());
  stopClock();
  render(<VideoPlayer {...withExternal(silent, { stallTimeout: 400 })} />);
  await userEvent.click(button("Play"));
  await waitFor(() => expect(element().currentSrc).toBe(silent));
  expect(button("Captions").ariaDisabled).toBe("true");
  await pass(400);
  await screen.findByText(/The external video couldn’t be played/);
  await waitFor(() => expect(element().currentTime).toBeGreaterThan(0.1));
});

test("choosing a quality of an external video plays the local clip, and back", async () => {
  // Any other address will do as external.
  const elsewhere = new URL("/video/clip-240.webm?elsewhere", location.href).href;
  render(<VideoPlayer {...withExternal(elsewhere)} />);
  await start();
  expect(element().currentSrc).toBe(elsewhere);
  await openSettings();
  await userEvent.click(option("480p"));
  await screen.findByText(/has only one quality/);
  await waitFor(() => expect(element().videoHeight).toBe(480));
  await userEvent.click(button("Play external video"));
  await waitFor(() => expect(element().currentSrc).toBe(elsewhere));
  expect(screen.getByRole("status").textContent).toBe("");
});

test("the bar follows the element's own state", async () => {
  await show();
  await start();
  act(() => element().pause());
  await waitFor(() => expect(button("Play")).toBeTruthy());
  act(() => {
    element().volume = 0.35;
    element().currentTime = 6.2;
    element().playbackRate = 1.5;
  });
  await waitFor(() =>
    expect(seekBar().ariaValueText ?? seekBar().getAttribute("aria-valuetext")).toMatch(/^0 minutes 6/),
  );
  expect(seekBar().getAttribute("aria-valuetext")).toBe("0 minutes 6 seconds of 0 minutes 14 seconds");
  expect(volumeSlider().value).toBe("0.35");
  await openSettings();
  expect(option("1.5").ariaChecked).toBe("true");
});

test("at the end it shows Play and restarts", async () => {
  await show();
  await start();
  act(() => {
    element().currentTime = element().duration - 0.2;
  });
  await waitFor(() => expect(player().dataset).toHaveProperty("ended"));
  expect(element().ended).toBe(true);
  expect(button("Play")).toBeTruthy();
  await userEvent.click(button("Play"));
  await waitFor(() => expect(element().ended).toBe(false));
  expect(element().currentTime).toBeLessThan(5);
});

test.each(["1080p", "480p"])("%s loads another file at the same position and state", async (name) => {
  await show();
  await openSettings();
  await userEvent.click(option(name === "1080p" ? "240p" : "1080p"));
  await userEvent.click(option("1.25"));
  await isReady();
  act(() => {
    element().currentTime = 4.32;
    element().volume = 0.4;
  });
  await waitFor(() => expect(element().seeking).toBe(false));
  await screen.findByText("[ a ball bounces ]");
  await userEvent.click(option(name));
  await waitFor(() => expect(`${element().videoHeight}p`).toBe(name));
  await waitFor(() => expect(element().seeking).toBe(false));
  expect(Math.abs(element().currentTime - 4.32)).toBeLessThanOrEqual(0.05);
  expect([element().playbackRate, element().volume, element().paused]).toEqual([1.25, 0.4, true]);
  expect(option(name).ariaChecked).toBe("true");
  await screen.findByText("[ a ball bounces ]");
});

test("switching while playing continues at the position, never showing Play", async () => {
  await show();
  await start();
  await openSettings();
  act(() => element().pause());
  const at = element().currentTime;
  act(() => void element().play());
  await plays();
  const seen = new Set<string | null>();
  const watcher = new MutationObserver(() => seen.add(player().querySelector("button")?.ariaLabel ?? null));
  watcher.observe(player(), { subtree: true, attributes: true, childList: true });
  await userEvent.click(option("720p"));
  await waitFor(() => expect(element().videoHeight).toBe(720));
  await waitFor(() => expect(element().currentTime).toBeGreaterThanOrEqual(at));
  await plays();
  watcher.disconnect();
  expect(element().paused).toBe(false);
  expect(seen.has("Play")).toBe(false);
});

test("keys work wherever focus is in the player, and never with a modifier", async () => {
  await show();
  await start();
  seekBar().focus();
  await userEvent.keyboard(" ");
  await waitFor(() => expect(element().paused).toBe(true));
  volumeSlider().focus();
  await userEvent.keyboard(" ");
  await waitFor(() => expect(element().paused).toBe(false));
  await userEvent.keyboard("{Control>}k{/Control}{Alt>}m{/Alt}{Meta>}c{/Meta}");
  expect([element().paused, element().muted, button("Captions").ariaPressed]).toEqual([false, false, "true"]);
  button("Settings").focus();
  await userEvent.keyboard("m");
  await waitFor(() => expect(element().muted).toBe(true));
  await userEvent.keyboard("m");
  await waitFor(() => expect(element().muted).toBe(false));
  await userEvent.keyboard("c");
  await waitFor(() => expect(button("Captions").ariaPressed).toBe("false"));
  await userEvent.keyboard("c");
  await waitFor(() => expect(button("Captions").ariaPressed).toBe("true"));
});

test("Space on a button activates only that button", async () => {
  await show();
  button("Mute").focus();
  await userEvent.keyboard(" ");
  await waitFor(() => expect(element().muted).toBe(true));
  expect(element().paused).toBe(true);
});

test("arrows seek five seconds; Home and End reach the scrubber's ends", async () => {
  await show();
  seekBar().focus();
  for (const [key, time] of [
    ["{ArrowRight}", 5],
    ["{ArrowUp}", 10],
    ["{ArrowRight}", element().duration],
    ["{ArrowLeft}", element().duration - 5],
    ["{Home}", 0],
    ["{ArrowLeft}", 0],
    ["{End}", element().duration],
  ] as const) {
    await userEvent.keyboard(key);
    await waitFor(() => expect(element().currentTime).toBeCloseTo(time, 1));
    await waitFor(() => expect(element().seeking).toBe(false));
  }
});

test("right-to-left mirrors arrows and scrubber", async () => {
  document.documentElement.dir = "rtl";
  await show();
  seekBar().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await waitFor(() => expect(element().currentTime).toBeCloseTo(5, 1));
  const { left, width } = seekBar().getBoundingClientRect();
  await userEvent.click(seekBar(), { position: { x: width * 0.25, y: 15 } });
  expect(left).toBeGreaterThanOrEqual(0);
  await waitFor(() => expect(element().currentTime / element().duration).toBeCloseTo(0.75, 1));
});

test("the volume has 21 exact values, and unmuting restores the level", async () => {
  await show();
  volumeSlider().focus();
  const values: number[] = [];
  for (let step = 0; step <= 20; step++) {
    values.push(element().volume);
    await userEvent.keyboard("{ArrowDown}");
  }
  expect(values).toEqual(Array.from({ length: 21 }, (_, i) => (100 - 5 * i) / 100));
  expect(volumeSlider().getAttribute("aria-valuetext")).toBe("Muted");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(volumeSlider().getAttribute("aria-valuetext")).toBe("15 percent");
  await userEvent.click(button("Mute"));
  await waitFor(() => expect(volumeSlider().value).toBe("0"));
  await userEvent.click(button("Unmute"));
  await waitFor(() => expect(volumeSlider().value).toBe("0.15"));
  expect(element().volume).toBe(0.15);
  // Muted with the slider, restored with the button.
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
  await userEvent.click(button("Unmute"));
  expect(element().volume).toBeGreaterThan(0);
});

test("captions are above the controls, toggle, and are remembered", async () => {
  const first = render(<VideoPlayer {...own} />);
  await isReady();
  act(() => {
    element().currentTime = 4;
  });
  const caption = await screen.findByText("[ a ball bounces ]");
  expect(caption.getBoundingClientRect().bottom).toBeLessThan(seekBar().getBoundingClientRect().top);
  expect(element().textTracks[0]?.mode).toBe("hidden");
  await userEvent.click(button("Captions"));
  await waitFor(() => expect(screen.queryByText("[ a ball bounces ]")).toBeNull());
  expect(element().textTracks[0]?.mode).toBe("disabled");
  first.unmount();
  render(<VideoPlayer {...own} />);
  expect(button("Captions").ariaPressed).toBe("false");
  await userEvent.click(button("Captions"));
});

test("missing captions are reported, and their button does nothing", async () => {
  render(<VideoPlayer {...own} captions={{ src: "/video/none.vtt", language: "en", label: "English" }} />);
  await screen.findByText("Couldn’t load the captions.");
  expect([button("Captions").ariaDisabled, button("Captions").ariaPressed]).toEqual(["true", "false"]);
  await userEvent.click(button("Captions"), { force: true });
  expect(button("Captions").ariaPressed).toBe("false");
});

test("a missing file is reported; another quality or a retry helps", async () => {
  const missing = { quality: "1080p", files: [{ src: "/video/none.mp4", type: "video/mp4" }] } as const;
  render(<VideoPlayer {...own} sources={{ renditions: [missing, clip(240)] }} />);
  const alert = screen.getByRole("alert");
  await waitFor(() => expect(alert.textContent).toMatch(/file is missing/));
  await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(alert.textContent).toMatch(/file is missing/));
  await openSettings();
  await userEvent.click(option("240p"));
  await waitFor(() => expect(element().videoHeight).toBe(240));
  expect(alert.textContent).toBe("");
});

test("a stalled clip is reported with a retry", async () => {
  const silent = URL.createObjectURL(new MediaSource());
  const file = { quality: "1080p", files: [{ src: silent, type: "video/mp4" }] } as const;
  render(<VideoPlayer {...own} sources={{ renditions: [file] }} stallTimeout={300} />);
  await userEvent.click(button("Play"));
  const alert = screen.getByRole("alert");
  await waitFor(() => expect(alert.textContent).toMatch(/video stalled/));
  expect(button("Play")).toBeTruthy();
  expect(within(alert).getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("the settings menu works by keyboard and returns focus", async () => {
  await show();
  button("Settings").focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(option("1080p")));
  for (const [key, name] of [
    ["{ArrowDown}", "720p"],
    ["{End}", "240p"],
    ["{ArrowDown}", "1080p"],
    ["{ArrowUp}", "240p"],
    ["{ArrowRight}", "2"],
    ["{Home}", "1"],
    ["{ArrowDown}", "1.25"],
  ] as const) {
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(option(name));
  }
  await userEvent.keyboard(" ");
  await waitFor(() => expect(element().playbackRate).toBe(1.25));
  expect(screen.getByRole("menu")).toBeTruthy();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect([element().playbackRate, document.activeElement]).toEqual([1.5, button("Settings")]);
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("menu");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(document.activeElement).toBe(button("Settings"));
});

test("a click elsewhere and Tab close the menu without toggling playback", async () => {
  await show();
  await openSettings();
  await userEvent.click(element(), { position: { x: 40, y: 40 } });
  expect(screen.queryByRole("menu")).toBeNull();
  expect(element().paused).toBe(true);
  await userEvent.click(element(), { position: { x: 40, y: 40 } });
  await waitFor(() => expect(element().paused).toBe(false));
  await openSettings();
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

test("in fullscreen, controls and cursor hide after a second of no movement", async () => {
  stopClock();
  await show();
  const isIdle = () => player().hasAttribute("data-idle");
  await userEvent.click(button("Fullscreen"));
  await waitFor(() => expect(document.fullscreenElement).toBe(player()));
  await waitFor(() => expect(button("Exit fullscreen")).toBeTruthy());
  // Not while paused.
  await pass(1300);
  expect(isIdle()).toBe(false);
  await start();
  await pass(990);
  expect(isIdle()).toBe(false);
  await pass(10);
  expect(isIdle()).toBe(true);
  expect(getComputedStyle(player()).cursor).toBe("none");
  await userEvent.hover(element(), { position: { x: 300, y: 200 } });
  await waitFor(() => expect(isIdle()).toBe(false));
  // Not while a control has visible focus.
  await userEvent.tab();
  await pass(1600);
  expect(isIdle()).toBe(false);
  (document.activeElement as HTMLElement).blur();
  await pass(1000);
  expect(isIdle()).toBe(true);
  // Not while a menu is open.
  await userEvent.hover(element(), { position: { x: 200, y: 260 } });
  await openSettings();
  await pass(1300);
  expect(isIdle()).toBe(false);
  await userEvent.keyboard("{Escape}f");
  await waitFor(() => expect(document.fullscreenElement).toBeNull());
  await waitFor(() => expect(button("Fullscreen")).toBeTruthy());
});

test("picture in picture opens a window in supporting browsers", async () => {
  expect(document.pictureInPictureEnabled).toBe(true);
  await show();
  await start();
  await userEvent.click(button("Picture in picture"));
  await waitFor(() => expect(button("Picture in picture").ariaPressed).toBe("true"));
  await userEvent.click(button("Picture in picture"));
  await waitFor(() => expect(button("Picture in picture").ariaPressed).toBe("false"));
});

test("touch plays, mutes, pauses and seeks", async () => {
  await show();
  await tap(button("Play"));
  await waitFor(() => expect(element().paused).toBe(false));
  await tap(button("Mute"));
  await waitFor(() => expect(element().muted).toBe(true));
  await tap(element());
  await waitFor(() => expect(element().paused).toBe(true));
  await tap(seekBar());
  await waitFor(() => expect(element().currentTime).toBeCloseTo(element().duration / 2, 0));
});

test("prerendered native controls play the clip; hydration adds no warning", async () => {
  const said = vi.spyOn(console, "error");
  const tree = <VideoPlayer {...withExternal(unreachable)} />;
  const markup = new DOMParser().parseFromString(renderToString(tree), "text/html");
  const still = markup.querySelector("video");
  expect(still?.controls).toBe(true);
  expect([...(still?.querySelectorAll("source") ?? [])].map((source) => source.getAttribute("src"))).toEqual([
    "/video/clip-1080.mp4",
    "/video/clip-1080.webm",
  ]);
  expect(markup.body.innerHTML).not.toContain("sample.invalid");
  expect(still?.querySelector("track")?.default).toBe(true);
  expect(markup.querySelectorAll("button, input")).toHaveLength(0);

  const container = document.createElement("div");
  container.append(...markup.body.childNodes);
  document.body.append(container);
  render(<StrictMode>{tree}</StrictMode>, { container, hydrate: true });
  await waitFor(() => expect(button("Play")).toBeTruthy());
  expect(element().controls).toBe(false);
  await userEvent.click(button("Play"));
  await screen.findByText(/couldn’t be played/);
  await waitFor(() => expect(element().currentTime).toBeGreaterThan(0));
  expect(said).not.toHaveBeenCalled();
  container.remove();
});
