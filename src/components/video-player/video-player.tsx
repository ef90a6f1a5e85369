import clsx from "clsx";
import { useRef, useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { useHydrated } from "#lib/use-hydrated.ts";
import { ControlBar } from "./control-bar.tsx";
import { ErrorBox, PlayerNote } from "./picture-notes.tsx";
import type { Command } from "./player-keys.ts";
import type { VideoSources } from "./sources.ts";
import { useCaptions } from "./use-captions.ts";
import { useFullscreen } from "./use-fullscreen.ts";
import { useIdle } from "./use-idle.ts";
import { usePictureInPicture } from "./use-picture-in-picture.ts";
import { usePlayback } from "./use-playback.ts";
import { usePlayerKeys } from "./use-player-keys.ts";
import { videoPlayerClasses as classes } from "./video-player.classes.ts";

export type VideoPlayerProps = {
  /** Title of the own film. For screen readers the title of the film that plays names the player. */
  title: string;
  /** The files of the own film, and an external film if there is one. */
  sources: VideoSources;
  /** Captions of the own film, as a WebVTT file. */
  captions?: { src: string; language: string; label: string };
  /** Picture shown before the film starts, in 16 to 9 like the film. */
  poster?: string;
  /** Milliseconds without data after which loading has failed. Default: 10,000. */
  stallTimeout?: number;
  className?: string;
};

/** A video with its own controls. `<video>` does the work, and its events tell what the controls show. */
export function VideoPlayer({ title, sources, captions, poster, stallTimeout = 10_000, className }: VideoPlayerProps) {
  const hydrated = useHydrated();
  const root = useRef<HTMLElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [freezeFrame, setFreezeFrame] = useState<HTMLCanvasElement | null>(null);
  const [track, setTrack] = useState<HTMLTrackElement | null>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const [state, playback] = usePlayback(video, freezeFrame, sources, stallTimeout);
  const { paused, time, film, opened, error } = state;
  /** Before the external film opens, name, poster, captions and ticked quality are those of the own film. */
  const playsExternal = film === "external" && opened;
  const text = useCaptions(video, track);
  const fullscreen = useFullscreen(root, video);
  const pip = usePictureInPicture(video);
  const refused = state.refused
    ? "to play the video"
    : fullscreen.refused
      ? "fullscreen"
      : pip.refused && "picture in picture";
  const isIdle = useIdle(root, fullscreen.isOn && !paused && !menuOpen);
  /** A press that closes the menu, or a tap that shows hidden controls, must not play as well. */
  const isDismissing = useRef(false);

  const run = (command: Command) => {
    if (command.do === "play") playback.current?.togglePlay();
    else if (command.do === "mute") playback.current?.toggleMute();
    else if (command.do === "captions") text.toggle();
    else if (command.do === "fullscreen") fullscreen.toggle();
    else if (command.do === "skip") playback.current?.skip(command.by);
    else playback.current?.stepVolume(command.by);
  };
  const onKeyDown = usePlayerKeys(run);
  /** The pressed button is removed with its message, so focus moves to the play button. */
  const retry = (open: "retry" | "retryExternal") => {
    playback.current?.[open]();
    playButton.current?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={root}
      aria-label={playsExternal ? sources.external?.title : title}
      // A click on the picture moves focus here, so that the keys work.
      tabIndex={-1}
      onKeyDown={hydrated ? onKeyDown : undefined}
      data-playing={!paused || undefined}
      data-ended={state.ended || undefined}
      data-idle={isIdle || undefined}
      data-fullscreen={fullscreen.isOn || undefined}
      className={clsx(classes.root, className)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the picture is a shortcut; the button is in the bar. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div
        className={clsx(classes.picture)}
        // Captured, since the controls are back by the time the event bubbles here.
        onPointerDownCapture={({ pointerType }) => {
          isDismissing.current = menuOpen || (isIdle && pointerType === "touch");
        }}
        onClick={() => hydrated && !isDismissing.current && !error && run({ do: "play" })}
      >
        {/* biome-ignore lint/a11y/useMediaCaption: the own film has a track, a film from elsewhere may have none. */}
        <video
          ref={setVideo}
          poster={poster}
          preload="none"
          playsInline
          controls={!hydrated}
          // Tab stops at a video in Firefox, with its own controls or without. The stops are ours.
          tabIndex={hydrated ? -1 : undefined}
          width={1920}
          height={1080}
          className={classes.video}
        >
          {!hydrated && sources.renditions[0].files.map(({ src, type }) => <source key={src} src={src} type={type} />)}
          {captions && !playsExternal && (
            <track
              ref={setTrack}
              kind="captions"
              src={captions.src}
              srcLang={captions.language}
              label={captions.label}
              default={!hydrated}
            />
          )}
          Your browser does not support the video tag.
        </video>
        <canvas
          ref={setFreezeFrame}
          aria-hidden={state.switching || undefined}
          hidden={!state.switching}
          className={classes.video}
        />
        {hydrated && paused && time === 0 && !error && (
          <span aria-hidden="true" className={classes.cover}>
            <Icon name="play" className="size-9" />
          </span>
        )}
        <span aria-hidden="true" data-waiting={state.waiting || undefined} className={clsx(classes.waiting)}>
          Loading
        </span>
        <ErrorBox error={error} onRetry={() => retry("retry")} />
      </div>
      {!hydrated && <div aria-hidden="true" className={classes.barToCome} />}
      {hydrated && (
        <div className={classes.bar}>
          {text.lines.length > 0 && (
            <p className={clsx(classes.caption)}>
              {text.lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two speakers may say the same.
                <span key={index}>{line}</span>
              ))}
            </p>
          )}
          <div className={classes.controls}>
            <ControlBar
              playButton={playButton}
              video={video}
              state={state}
              playback={playback}
              sources={sources}
              quality={playsExternal ? undefined : state.quality}
              captions={captions && text}
              fullscreen={fullscreen}
              pip={pip}
              menuOpen={menuOpen}
              onMenuOpenChange={setMenuOpen}
            />
          </div>
          <PlayerNote
            fallbackReason={state.fallbackReason}
            failed={error !== undefined}
            captionsFailed={text.failed}
            refused={refused || undefined}
            onRetryExternal={() => retry("retryExternal")}
          />
        </div>
      )}
    </section>
  );
}
