import clsx from "clsx";
import { useImperativeHandle, useRef } from "react";
import { Icon } from "#components/icon/icon.tsx";
import type { ElementAttributes } from "#lib/element-attributes.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { ControlBar } from "./control-bar.tsx";
import { ErrorBox, PlayerNote } from "./picture-notes.tsx";
import type { VideoSources } from "./playback.ts";
import { type Command, handlePlayerKeys } from "./player-keys.ts";
import { useIdle } from "./use-idle.ts";
import { usePlayback } from "./use-playback.ts";
import { videoPlayerClasses as classes } from "./video-player.classes.ts";

/** By a name, since linters do not find a track that depends on the source. */
const Video = "video";

export type VideoPlayerProps = Omit<ElementAttributes, "title"> & {
  /** Title of the local clip. The title of the current video names the player for screen readers. */
  title: string;
  /** The files of the local clip, and an optional external video. */
  sources: VideoSources;
  /** Captions of the local clip, as a WebVTT file. */
  captions?: { src: string; language: string; label: string } | undefined;
  /** Image shown before playback, 16:9. */
  poster?: string | undefined;
  /** Milliseconds without data after which loading has failed. Default: 10,000. */
  stallTimeout?: number;
  className?: string;
};

/** A native `<video>` with custom controls that follow its events. */
export function VideoPlayer({
  title,
  sources,
  captions,
  poster,
  stallTimeout = 10_000,
  className,
  ref,
  ...rest
}: VideoPlayerProps) {
  const hydrated = useHydrated();
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  const playButton = useRef<HTMLButtonElement>(null);
  const player = usePlayback(root, sources, stallTimeout);
  const { setVideo, setFreezeFrame, setTrack, state, playback, playsExternal, captions: text, fullscreen } = player;
  const { paused, time, error } = state;
  const isIdle = useIdle(root, fullscreen.isOn && !paused);
  /** A press that closes the menu or shows hidden controls must not toggle playback. */
  const isDismissing = useRef(false);

  const run = (command: Command) => {
    if (command.do === "skip") playback.current?.skip(command.by);
    else if (command.do === "volume") playback.current?.stepVolume(command.by);
    else if (command.do === "play") playback.current?.togglePlay();
    else if (command.do === "mute") playback.current?.toggleMute();
    else if (command.do === "captions") text.toggle();
    else fullscreen.toggle();
  };
  /** The pressed button disappears, so focus moves to the play button. */
  const retry = (open: "togglePlay" | "retryExternal") => {
    playback.current?.[open]();
    playButton.current?.focus({ preventScroll: true });
  };

  /** A shortcut for the play button. */
  const shortcut = { onClick: () => hydrated && !isDismissing.current && !error && run({ do: "play" }) };

  return (
    <section
      {...rest}
      ref={root}
      aria-label={playsExternal ? sources.external?.title : title}
      // A click on the video moves focus here, so that the keys work.
      tabIndex={-1}
      {...{ onKeyDown: hydrated ? handlePlayerKeys(run) : undefined }}
      data-playing={!paused || undefined}
      data-ended={state.ended || undefined}
      data-idle={isIdle || undefined}
      data-fullscreen={fullscreen.isOn || undefined}
      className={clsx(classes.root, className)}
    >
      <div
        className={clsx(classes.picture)}
        // Captured, before the event shows the controls.
        onPointerDownCapture={({ pointerType }) => {
          const isMenuOpen = root.current?.querySelector("[role=menu]") !== null;
          isDismissing.current = isMenuOpen || (isIdle && pointerType === "touch");
        }}
        {...shortcut}
      >
        <Video
          ref={setVideo}
          poster={poster}
          preload="none"
          playsInline
          controls={!hydrated}
          // Firefox puts every video in the tab order.
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
        </Video>
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
        <ErrorBox error={error} onRetry={() => retry("togglePlay")} />
      </div>
      {!hydrated && <div aria-hidden="true" className={classes.barPlaceholder} />}
      {hydrated && (
        <div className={classes.bar}>
          {text.lines.length > 0 && (
            <p className={clsx(classes.caption)}>
              {text.lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat.
                <span key={index}>{line}</span>
              ))}
            </p>
          )}
          <div className={classes.controls}>
            <ControlBar player={player} playButton={playButton} hasCaptions={captions !== undefined} />
          </div>
          <PlayerNote player={player} onRetryExternal={() => retry("retryExternal")} />
        </div>
      )}
    </section>
  );
}
