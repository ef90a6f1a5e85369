import { stepVolume } from "./player-keys.ts";

export type PlaybackError = "network" | "damaged" | "missing" | "stalled";

export type PlaybackState = {
  paused: boolean;
  ended: boolean;
  /** Seconds. */
  time: number;
  /** Seconds, 0 until known. */
  duration: number;
  /** Loaded parts, in seconds. */
  buffered: readonly (readonly [from: number, to: number])[];
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  speed: number;
  quality: Quality;
  source: "external" | "local";
  opened: boolean;
  /** The first frame has loaded. */
  ready: boolean;
  /** Should play but has no data. */
  waiting: boolean;
  /** Another file of the same video is loading. */
  switching: boolean;
  error?: PlaybackError | undefined;
  /** The browser blocked playback. */
  blocked?: boolean;
  /** Why the local clip plays instead of the external video. */
  fallbackReason?: "failed" | "quality" | undefined;
};

type Options = {
  sources: VideoSources;
  /** Milliseconds without data after which loading counts as stalled. */
  stallTimeout: number;
  /** Shows the last frame while another file loads. */
  freezeFrame: HTMLCanvasElement | null;
  onChange: (state: PlaybackState) => void;
};

export type Playback = ReturnType<typeof createPlayback>;

/** Events after which the state is read from the element again. */
const EVENTS = [
  ...["play", "playing", "pause", "ended", "waiting", "seeking", "seeked", "timeupdate", "durationchange", "progress"],
  ...["volumechange", "ratechange", "loadeddata", "canplay", "emptied"],
];

export function initialState({ external, renditions }: VideoSources): PlaybackState {
  const quality = renditions.some((rendition) => rendition.quality === "1080p") ? "1080p" : renditions[0].quality;
  const unopened = { paused: true, ended: false, time: 0, duration: 0, buffered: [], opened: false, ready: false };
  const source = external ? "external" : "local";
  return { ...unopened, volume: 1, muted: false, speed: 1, quality, source, waiting: false, switching: false };
}

/** Controls a video element: picks the file, and falls back when it does not play. */
export function createPlayback(video: HTMLVideoElement, { sources, stallTimeout, freezeFrame, onChange }: Options) {
  const listening = new AbortController();
  const on = (type: string, listener: () => void) =>
    video.addEventListener(type, listener, { signal: listening.signal });
  let state = initialState(sources);
  /** The position and state to restore in the new file. */
  let resume: { time: number; paused: boolean } | undefined;
  let lastLevel = 1;
  let timer = 0;

  const isPaused = () => resume?.paused ?? video.paused;
  const publish = (change: Partial<PlaybackState> = {}) => {
    const { buffered } = video;
    const paused = isPaused();
    state = {
      ...state,
      paused,
      ended: video.ended && !resume,
      time: resume?.time ?? video.currentTime,
      duration: Number.isFinite(video.duration) ? video.duration : resume ? state.duration : 0,
      buffered: Array.from({ length: buffered.length }, (_, i) => [buffered.start(i), buffered.end(i)] as const),
      volume: video.volume,
      muted: video.muted,
      speed: video.playbackRate,
      opened: video.hasAttribute("src"),
      ready: resume ? state.ready : video.readyState >= video.HAVE_CURRENT_DATA,
      waiting: !paused && !video.ended && video.readyState < video.HAVE_FUTURE_DATA,
      ...change,
    };
    onChange(state);
  };

  const play = () => {
    publish({ blocked: false });
    // The element's error event reports broken files.
    video.play().catch((error: DOMException) => error.name === "NotAllowedError" && publish({ blocked: true }));
  };
  const open = (src: string, from: { time: number; paused: boolean }, change: Partial<PlaybackState>) => {
    const keepsFrame = freezeFrame !== null && video.readyState >= video.HAVE_CURRENT_DATA;
    if (keepsFrame) {
      [freezeFrame.width, freezeFrame.height] = [video.videoWidth, video.videoHeight];
      freezeFrame.getContext("2d")?.drawImage(video, 0, 0);
    }
    resume = from;
    const { playbackRate } = video;
    video.preload = from.paused ? "metadata" : "auto";
    video.src = src;
    // A new file would start at the default rate.
    video.playbackRate = playbackRate;
    if (!from.paused) play();
    watchForStall();
    publish({ error: undefined, switching: keepsFrame, ...change });
  };
  const localFile = (quality: Quality) => pickFile(sources, quality, (type) => video.canPlayType(type) !== "");
  const place = () => ({ time: state.time, paused: isPaused() });
  const openCurrent = (from = place()) =>
    open((state.source === "external" && sources.external?.src) || localFile(state.quality), from, {});
  const fail = (error: PlaybackError) => {
    clearTimeout(timer);
    if (state.source === "external") {
      const { paused } = place();
      open(localFile(state.quality), { time: 0, paused }, { source: "local", fallbackReason: "failed", ready: false });
      return;
    }
    resume = { ...place(), paused: true };
    video.pause();
    publish({ error, switching: false });
  };
  const watchForStall = () => {
    clearTimeout(timer);
    timer = 0;
    if (state.error || isPaused() || video.ended || video.readyState >= video.HAVE_FUTURE_DATA) return;
    timer = window.setTimeout(() => fail("stalled"), stallTimeout);
  };
  const restore = () => {
    if (!resume) return;
    const { paused } = resume;
    resume = undefined;
    if (!paused && video.paused) play();
    publish({ switching: false, error: undefined });
  };

  on("loadedmetadata", () => {
    if (resume && resume.time > 0) video.currentTime = Math.min(resume.time, video.duration);
    watchForStall();
  });
  on("loadeddata", () => {
    if (!video.seeking) restore();
  });
  on("seeked", restore);
  on("canplay", () => {
    // Data arrived after all.
    if (state.error) restore();
  });
  on("error", () => {
    if (!video.hasAttribute("src")) return;
    const { MEDIA_ERR_NETWORK, MEDIA_ERR_DECODE } = MediaError;
    const code = video.error?.code;
    fail(code === MEDIA_ERR_NETWORK ? "network" : code === MEDIA_ERR_DECODE ? "damaged" : "missing");
  });
  for (const type of EVENTS) {
    on(type, () => {
      publish();
      watchForStall();
    });
  }
  if (sources.external === undefined) openCurrent();

  /** @param time in seconds, clamped to the duration */
  const seek = (time: number) => {
    const within = Math.min(state.duration, Math.max(0, time));
    if (resume) resume.time = within;
    // Without metadata the file cannot seek yet; "loadedmetadata" will.
    if (!resume || video.readyState >= video.HAVE_METADATA) video.currentTime = within;
    publish();
  };
  const setVolume = (volume: number) => {
    if (volume > 0) lastLevel = volume;
    video.volume = volume;
    video.muted = false;
    publish();
  };

  return {
    seek,
    setVolume,
    skip: (seconds: number) => seek(state.time + seconds),
    stepVolume: (steps: number) => setVolume(stepVolume(video.muted ? 0 : video.volume, steps)),
    /** After an error it tries again. */
    togglePlay() {
      if (!video.hasAttribute("src") || state.error) openCurrent({ time: state.time, paused: false });
      else if (isPaused()) {
        if (resume) resume.paused = false;
        play();
      } else {
        if (resume) resume.paused = true;
        video.pause();
      }
      publish();
    },
    toggleMute() {
      const silent = video.muted || video.volume === 0;
      if (video.volume === 0) video.volume = lastLevel;
      video.muted = !silent;
    },
    setSpeed(speed: Speed) {
      video.playbackRate = speed;
    },
    /** Opens the local file of a quality at the same position. The external video has only one. */
    setQuality(quality: Quality) {
      if (state.source === "local" && quality === state.quality && !state.error) return;
      const fallbackReason = state.source === "external" ? "quality" : state.fallbackReason;
      const change = { quality, source: "local", fallbackReason } as const;
      if (video.hasAttribute("src")) open(localFile(quality), place(), change);
      else publish(change);
    },
    retryExternal() {
      if (!sources.external) return;
      const change = { source: "external", fallbackReason: undefined, ready: false } as const;
      open(sources.external.src, { time: 0, paused: false }, change);
    },
    destroy() {
      listening.abort();
      clearTimeout(timer);
      video.pause();
      // Also closes the connection.
      video.removeAttribute("src");
      video.load();
    },
  };
}

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
