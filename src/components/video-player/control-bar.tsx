import clsx from "clsx";
import type { RefObject } from "react";
import { formatTime } from "./format-time.ts";
import type { Playback, PlaybackState } from "./playback.ts";
import { QUALITIES, type Quality, SPEEDS, type Speed, type VideoSources } from "./playback.ts";
import { PlayerButton, Slider } from "./player-controls.tsx";
import { VOLUME_STEP } from "./player-keys.ts";
import { SeekBar } from "./seek-bar.tsx";
import { SettingsMenu } from "./settings-menu.tsx";
import type { Captions } from "./use-captions.ts";
import type { Fullscreen } from "./use-fullscreen.ts";
import type { PictureInPicture } from "./use-picture-in-picture.ts";
import { videoPlayerClasses as classes } from "./video-player.classes.ts";

type ControlBarProps = {
  playButton: RefObject<HTMLButtonElement | null>;
  video: HTMLVideoElement | null;
  state: PlaybackState;
  playback: RefObject<Playback | null>;
  sources: VideoSources;
  /** Undefined while the external video plays. */
  quality: Quality | undefined;
  /** Undefined for a player without captions. */
  captions: Captions | undefined;
  fullscreen: Fullscreen;
  pip: PictureInPicture;
};

export function ControlBar({
  playButton,
  video,
  state,
  playback,
  sources,
  quality,
  captions,
  fullscreen,
  pip,
}: ControlBarProps) {
  const { paused, time, duration, ready } = state;
  return (
    <>
      <SeekBar state={state} playback={playback} video={video} />
      <div className={classes.row}>
        <div className={classes.side}>
          <PlayerButton
            ref={playButton}
            icon={paused ? "play" : "pause"}
            aria-label={paused ? "Play" : "Pause"}
            aria-keyshortcuts="Space k"
            onClick={() => playback.current?.togglePlay()}
          />
          <VolumeControl state={state} playback={playback} />
          <span dir="ltr" className={classes.time}>
            {formatTime(time)}
            {duration > 0 && <span className={classes.total}> / {formatTime(duration)}</span>}
          </span>
        </div>
        <div className={classes.side}>
          {captions && (
            <PlayerButton
              icon="captions"
              aria-label="Captions"
              aria-pressed={captions.on && captions.available}
              aria-keyshortcuts="c"
              disabled={!captions.available}
              onClick={captions.toggle}
            />
          )}
          <SettingsMenu
            settings={[
              {
                label: "Quality",
                options: QUALITIES.filter((quality) => sources.renditions.some((one) => one.quality === quality)),
                chosen: quality,
                onChoose: (quality) => playback.current?.setQuality(quality as Quality),
              },
              {
                label: "Speed",
                options: SPEEDS.map(String),
                chosen: String(state.speed),
                onChoose: (speed) => playback.current?.setSpeed(Number(speed) as Speed),
              },
            ]}
          />
          {pip.available && (
            <PlayerButton
              icon="picture"
              aria-label="Picture in picture"
              aria-pressed={pip.isOn}
              disabled={!ready}
              onClick={pip.toggle}
            />
          )}
          {fullscreen.available && (
            <PlayerButton
              icon={fullscreen.isOn ? "shrink" : "fullscreen"}
              aria-label={fullscreen.isOn ? "Exit fullscreen" : "Fullscreen"}
              aria-keyshortcuts="f"
              onClick={fullscreen.toggle}
            />
          )}
        </div>
      </div>
    </>
  );
}

type VolumeControlProps = { state: PlaybackState; playback: RefObject<Playback | null> };

/** In a narrow bar the slider shows only on hover or focus. */
function VolumeControl({ state: { volume, muted }, playback }: VolumeControlProps) {
  const level = muted ? 0 : volume;
  return (
    <span className={classes.volume}>
      <PlayerButton
        icon={level === 0 ? "muted" : "volume"}
        aria-label={level === 0 ? "Unmute" : "Mute"}
        aria-keyshortcuts="m"
        onClick={() => playback.current?.toggleMute()}
      />
      <span className={clsx(classes.volumeSlider)}>
        <Slider
          kind="volume"
          share={level}
          aria-label="Volume"
          aria-valuetext={level === 0 ? "Muted" : `${Math.round(level * 100)} percent`}
          min={0}
          max={1}
          step={VOLUME_STEP}
          value={level}
          onChange={(event) => playback.current?.setVolume(event.target.valueAsNumber)}
        />
      </span>
    </span>
  );
}
