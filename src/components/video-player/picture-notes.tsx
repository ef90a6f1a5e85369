import clsx from "clsx";
import { useEffect, useState } from "react";
import type { PlaybackError } from "./playback.ts";
import type { Player } from "./use-playback.ts";
import { videoPlayerClasses as classes } from "./video-player.classes.ts";

const REASONS: Record<PlaybackError, string> = {
  network: "The connection was lost while the video was loading.",
  damaged: "The video file is damaged.",
  missing: "The video file is missing or its format isn’t supported.",
  stalled: "The video stalled; your connection may be slow or offline.",
};

type TroubleBoxProps = { error: PlaybackError | undefined; onRetry: () => void };

/** The live region is present before its message, so that screen readers announce it. */
export function ErrorBox({ error, onRetry }: TroubleBoxProps) {
  return (
    <div role="alert" className={clsx(error && classes.error)}>
      {error && (
        <>
          <p>{REASONS[error]} Try again or choose another quality.</p>
          <button type="button" onClick={onRetry} className={classes.retry}>
            Try again
          </button>
        </>
      )}
    </div>
  );
}

/** How long a note stays in fullscreen after the controls are hidden. */
const FRESH_MS = 8000;

/** Explains what differs from the visitor's choice. */
export function PlayerNote({ player, onRetryExternal }: { player: Player; onRetryExternal: () => void }) {
  const { state, captions, fullscreen, pip } = player;
  const { fallbackReason } = state;
  const blocked = state.blocked ? "playback" : fullscreen.blocked ? "fullscreen" : pip.blocked && "picture in picture";
  const [stale, setStale] = useState("");
  const note = [fallbackReason, captions.failed && "captions", blocked].filter(Boolean).join(" ");
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setStale(note), FRESH_MS);
    return () => {
      clearTimeout(timer);
      setStale("");
    };
  }, [note]);
  return (
    <div role="status" data-fresh={note !== stale || undefined} className={clsx(note && classes.note)}>
      {fallbackReason && (
        <>
          <p className="max-w-none">
            The external video {fallbackReason === "failed" ? "couldn’t be played" : "has only one quality"}
            {state.error ? "." : ", so here’s a local clip."}
          </p>
          <button type="button" onClick={onRetryExternal} className={classes.noteButton}>
            {fallbackReason === "failed" ? "Retry external video" : "Play external video"}
          </button>
        </>
      )}
      {captions.failed && <p>Couldn’t load the captions.</p>}
      {blocked && <p>Your browser blocked {blocked}. Allow it in site settings and try again.</p>}
    </div>
  );
}
