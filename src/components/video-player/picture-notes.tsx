import type { Trouble } from "./playback.ts";
import { videoPlayerClasses as classes } from "./video-player.classes.ts";

const REASONS: Record<Trouble, string> = {
  network: "The connection broke off while the video was loading.",
  damaged: "The video stopped because its file is damaged.",
  missing: "The video cannot be played: its file is missing, or this browser does not know its kind.",
  stalled: "The video has stopped arriving. The connection may be slow or gone.",
};

type TroubleBoxProps = { trouble: Trouble | undefined; onRetry: () => void };

/** Why nothing plays, and what to do. The place for it is there before it is needed, so that it is read out. */
export function TroubleBox({ trouble, onRetry }: TroubleBoxProps) {
  return (
    <div role="alert" className={trouble && classes.trouble}>
      {trouble && (
        <>
          <p>{REASONS[trouble]} Try again, or choose another quality.</p>
          <button type="button" onClick={onRetry} className={classes.retry}>
            Try again
          </button>
        </>
      )}
    </div>
  );
}

type PlayerNoteProps = {
  instead: "failed" | "quality" | undefined;
  captionsFailed: boolean;
  onRetryExternal: () => void;
};

/** What differs from what was asked for. */
export function PlayerNote({ instead, captionsFailed, onRetryExternal }: PlayerNoteProps) {
  return (
    <div role="status" className={instead || captionsFailed ? classes.note : undefined}>
      {instead && (
        <>
          <p className="max-w-none">
            {instead === "failed"
              ? "The film from another site could not be played. This is the clip that belongs to this page."
              : "The film from another site has one quality only. This is the clip that belongs to this page."}
          </p>
          <button type="button" onClick={onRetryExternal} className={classes.noteButton}>
            {instead === "failed" ? "Try the other film again" : "Back to the other film"}
          </button>
        </>
      )}
      {captionsFailed && <p>The captions could not be loaded.</p>}
    </div>
  );
}
