import { stepVolume } from "./player-keys.ts";
import { pickFile, type Quality, type Speed, type VideoSources } from "./sources.ts";

/** Why nothing plays. */
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
  film: "external" | "own";
  /** A file has been requested. */
  opened: boolean;
  /** A first picture is there. */
  ready: boolean;
  /** The video should play but has no data. */
  waiting: boolean;
  /** Another file of the same film is being opened. */
  switching: boolean;
  error?: PlaybackError;
  /** The browser did not let the video play. */
  refused?: boolean;
  /** Why the page's own film plays fallbackReason of the external one. */
  fallbackReason?: "failed" | "quality";
};

type Options = {
  sources: VideoSources;
  /** Milliseconds without any data after which loading counts as stalled. */
  stallTimeout: number;
  /** Shows the last picture while another file is opened. */
  freezeFrame: HTMLCanvasElement | null;
  onChange: (state: PlaybackState) => void;
};

export type Playback = ReturnType<typeof createPlayback>;

/** Events after which the state may differ. The state is then read from the element, never assumed. */
const EVENTS = [
  ...["play", "playing", "pause", "ended", "waiting", "seeking", "seeked", "timeupdate", "durationchange", "progress"],
  ...["volumechange", "ratechange", "loadeddata", "canplay", "emptied"],
];

export function initialState({ external, renditions }: VideoSources): PlaybackState {
  const quality = renditions.some((rendition) => rendition.quality === "1080p") ? "1080p" : renditions[0].quality;
  const nothing = { paused: true, ended: false, time: 0, duration: 0, buffered: [], opened: false, ready: false };
  const film = external ? "external" : "own";
  return { ...nothing, volume: 1, muted: false, speed: 1, quality, film, waiting: false, switching: false };
}

/** Controls a video element: chooses the file, and handles a file that does not play. */
export function createPlayback(video: HTMLVideoElement, { sources, stallTimeout, freezeFrame, onChange }: Options) {
  const listening = new AbortController();
  const on = (type: string, listener: () => void) =>
    video.addEventListener(type, listener, { signal: listening.signal });
  let state = initialState(sources);
  /** Where playback continues when the new file is open. */
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
    publish({ refused: false });
    // Of a broken file the element's error event tells.
    video.play().catch((error: DOMException) => error.name === "NotAllowedError" && publish({ refused: true }));
  };
  const open = (src: string, from: { time: number; paused: boolean }, change: Partial<PlaybackState>) => {
    const keepsPicture = freezeFrame !== null && video.readyState >= video.HAVE_CURRENT_DATA;
    if (keepsPicture) {
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
    watch();
    publish({ error: undefined, switching: keepsPicture, ...change });
  };
  const ownFile = (quality: Quality) => pickFile(sources, quality, (type) => video.canPlayType(type) !== "");
  const place = () => ({ time: state.time, paused: isPaused() });
  /** Opens the file of the state's film and quality. */
  const openCurrent = (from = place()) =>
    open((state.film === "external" && sources.external?.src) || ownFile(state.quality), from, {});
  const fail = (error: PlaybackError) => {
    clearTimeout(timer);
    if (state.film === "external") {
      const { paused } = place();
      open(ownFile(state.quality), { time: 0, paused }, { film: "own", fallbackReason: "failed", ready: false });
      return;
    }
    resume = { ...place(), paused: true };
    video.pause();
    publish({ error, switching: false });
  };
  /** Starts the timeout for missing data. */
  const watch = () => {
    clearTimeout(timer);
    timer = 0;
    if (state.error || isPaused() || video.ended || video.readyState >= video.HAVE_FUTURE_DATA) return;
    timer = window.setTimeout(() => fail("stalled"), stallTimeout);
  };
  const settle = () => {
    if (!resume) return;
    const { paused } = resume;
    resume = undefined;
    if (!paused && video.paused) play();
    publish({ switching: false, error: undefined });
  };

  on("loadedmetadata", () => {
    if (resume && resume.time > 0) video.currentTime = Math.min(resume.time, video.duration);
    watch();
  });
  on("loadeddata", () => {
    if (!video.seeking) settle();
  });
  on("seeked", settle);
  on("canplay", () => {
    // The missing data has come after all.
    if (state.error) settle();
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
      watch();
    });
  }
  if (sources.external === undefined) openCurrent();

  /** @param time in seconds, limited to the film's length */
  const seek = (time: number) => {
    const within = Math.min(state.duration, Math.max(0, time));
    if (resume) resume.time = within;
    // A file without metadata cannot seek yet. Then "loadedmetadata" does.
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
    /** @param seconds forward, or back when below 0 */
    skip: (seconds: number) => seek(state.time + seconds),
    /** @param steps louder, or softer when below 0 */
    stepVolume: (steps: number) => setVolume(stepVolume(video.muted ? 0 : video.volume, steps)),
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
    /** Opens the own film's file of a quality at the same time. The external film has one file only. */
    setQuality(quality: Quality) {
      if (state.film === "own" && quality === state.quality && !state.error) return;
      const fallbackReason = state.film === "external" ? "quality" : state.fallbackReason;
      const change = { quality, film: "own", fallbackReason } as const;
      if (video.hasAttribute("src")) open(ownFile(quality), place(), change);
      else publish(change);
    },
    retry() {
      openCurrent({ time: state.time, paused: false });
    },
    /** Tries the external film again, from its start. */
    retryExternal() {
      if (!sources.external) return;
      const change = { film: "external", fallbackReason: undefined, ready: false } as const;
      open(sources.external.src, { time: 0, paused: false }, change);
    },
    destroy() {
      listening.abort();
      clearTimeout(timer);
      video.pause();
      // This ends the connection, too.
      video.removeAttribute("src");
      video.load();
    },
  };
}
