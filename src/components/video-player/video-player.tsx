import clsx from "clsx";
import { useRef, useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { useHydrated } from "#lib/use-hydrated.ts";
import { ControlBar } from "./control-bar.tsx";
import { PlayerNote, TroubleBox } from "./picture-notes.tsx";
import type { Command } from "./player-keys.ts";
import type { VideoSources } from "./sources.ts";
import { useCaptions } from "./use-captions.ts";
import { useFullscreen } from "./use-fullscreen.ts";
import { useIdle } from "./use-idle.ts";
import { usePlayback } from "./use-playback.ts";
import { usePlayerKeys } from "./use-player-keys.ts";
import { videoPlayerClasses as classes } from "./video-player.classes.ts";

export type VideoPlayerProps = {
  /** Title of the own film. While a film plays, its title names the player to a screen reader. */
  title: string;
  sources: VideoSources;
  /** WebVTT of the own film. */
  captions?: { src: string; language: string; label: string };
  /** Picture shown before the first one of the film, in the same 16 to 9. */
  poster?: string;
  /** Milliseconds without data after which loading has failed. Default: 10,000. */
  patience?: number;
  className?: string;
};

/** A video with controls of its own: `<video>` does the work, and all that is shown is read from its events. */
export function VideoPlayer({ title, sources, captions, poster, patience = 10_000, className }: VideoPlayerProps) {
  const hydrated = useHydrated();
  const root = useRef<HTMLElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [still, setStill] = useState<HTMLCanvasElement | null>(null);
  const [track, setTrack] = useState<HTMLTrackElement | null>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const [state, playback] = usePlayback(video, still, sources, patience);
  const { paused, time, film, opened, trouble } = state;
  /** Before that all is the own film's: name, poster, captions and the quality that is ticked. */
  const playsExternal = film === "external" && opened;
  const text = useCaptions(video, track);
  const fullscreen = useFullscreen(root, video);
  const isIdle = useIdle(root, fullscreen.isOn && !paused && !menuOpen);
  /** A press that closes the menu, or brings hidden controls back to a finger, does not play as well. */
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
  /** The button that asks for another try goes with it; the focus it had stays in the player. */
  const retry = (open: "retry" | "retryExternal") => {
    playback.current?.[open]();
    playButton.current?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={root}
      aria-label={playsExternal ? sources.external?.title : title}
      // Takes the focus of a click on the picture, so that the keys work from there.
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
        // Captured: by the time it bubbles here the controls have come back.
        onPointerDownCapture={({ pointerType }) => {
          isDismissing.current = menuOpen || (isIdle && pointerType === "touch");
        }}
        onClick={() => hydrated && !isDismissing.current && !trouble && run({ do: "play" })}
      >
        {/* biome-ignore lint/a11y/useMediaCaption: the own film has a track, a film from elsewhere may have none. */}
        <video
          ref={setVideo}
          poster={poster}
          preload="none"
          playsInline
          controls={!hydrated}
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
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus by itself. */}
        <canvas ref={setStill} aria-hidden="true" hidden={!state.switching} className={classes.video} />
        {hydrated && paused && time === 0 && !trouble && (
          <span aria-hidden="true" className={classes.cover}>
            <Icon name="play" className="size-9" />
          </span>
        )}
        <span aria-hidden="true" data-waiting={state.waiting || undefined} className={clsx(classes.waiting)}>
          Loading
        </span>
        <TroubleBox trouble={trouble} onRetry={() => retry("retry")} />
      </div>
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
              menuOpen={menuOpen}
              onMenuOpenChange={setMenuOpen}
            />
          </div>
          <PlayerNote
            instead={state.instead}
            troubled={trouble !== undefined}
            captionsFailed={text.failed}
            onRetryExternal={() => retry("retryExternal")}
          />
        </div>
      )}
    </section>
  );
}
