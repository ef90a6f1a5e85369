import clsx from "clsx";
import { useEffect, useState } from "react";
import type { PlaybackError } from "./playback.ts";
import { videoPlayerClasses as classes } from "./video-player.classes.ts";

const REASONS: Record<PlaybackError, string> = {
  network: "The connection broke off while the video was loading.",
  damaged: "The video stopped because its file is damaged.",
  missing: "The video cannot be played: its file is missing, or this browser does not know its kind.",
  stalled: "The video has stopped arriving. The connection may be slow or gone.",
};

type TroubleBoxProps = { error: PlaybackError | undefined; onRetry: () => void };

/** Why nothing plays, and what to do. The live region is there before its message, so that the message is read out. */
export function ErrorBox({ error, onRetry }: TroubleBoxProps) {
  return (
    <div role="alert" className={clsx(error && classes.error)}>
      {error && (
        <>
          <p>{REASONS[error]} Try again, or choose another quality.</p>
          <button type="button" onClick={onRetry} className={classes.retry}>
            Try again
          </button>
        </>
      )}
    </div>
  );
}

type PlayerNoteProps = {
  fallbackReason: "failed" | "quality" | undefined;
  /** Whether the page's own clip cannot be played either. */
  failed: boolean;
  captionsFailed: boolean;
  /** What the browser has just refused. */
  refused: string | undefined;
  onRetryExternal: () => void;
};

/** Milliseconds that a note stays in fullscreen after the controls are hidden. */
const FRESH = 8000;

/** Says what differs from the visitor's choice. In fullscreen the note hides with the controls, but not too soon. */
export function PlayerNote({ fallbackReason, failed, captionsFailed, refused, onRetryExternal }: PlayerNoteProps) {
  const [isFresh, setFresh] = useState(false);
  const note = [fallbackReason, captionsFailed && "captions", refused].filter(Boolean).join(" ");
  useEffect(() => {
    if (!note) return;
    setFresh(true);
    const timer = setTimeout(() => setFresh(false), FRESH);
    return () => clearTimeout(timer);
  }, [note]);
  return (
    <div role="status" data-fresh={isFresh || undefined} className={clsx(note && classes.note)}>
      {fallbackReason && (
        <>
          <p className="max-w-none">
            The film from another site {fallbackReason === "failed" ? "could not be played." : "has one quality only."}
            {!failed && " This is the clip that belongs to this page."}
          </p>
          <button type="button" onClick={onRetryExternal} className={classes.noteButton}>
            {fallbackReason === "failed" ? "Try the other film again" : "Back to the other film"}
          </button>
        </>
      )}
      {captionsFailed && <p>The captions could not be loaded.</p>}
      {refused && <p>The browser has refused {refused}. Its settings for this site may allow it; then press again.</p>}
    </div>
  );
}
