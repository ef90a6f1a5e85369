import clsx from "clsx";
import type { RefObject } from "react";
import { formatTime } from "./format-time.ts";
import { QUALITIES, type Quality, SPEEDS, type Speed } from "./playback.ts";
import { PlayerButton, Slider } from "./player-controls.tsx";
import { VOLUME_STEP } from "./player-keys.ts";
import { SeekBar } from "./seek-bar.tsx";
import { SettingsMenu } from "./settings-menu.tsx";
import type { Player } from "./use-playback.ts";
import { videoPlayerClasses as classes } from "./video-player.classes.ts";

type ControlBarProps = { player: Player; playButton: RefObject<HTMLButtonElement | null>; hasCaptions: boolean };

export function ControlBar({ player, playButton, hasCaptions }: ControlBarProps) {
  const { state, playback, sources, captions, fullscreen, pip } = player;
  const { paused, time, duration, ready } = state;
  return (
    <>
      <SeekBar player={player} />
      <div className={classes.row}>
        <div className={classes.side}>
          <PlayerButton
            ref={playButton}
            icon={paused ? "play" : "pause"}
            aria-label={paused ? "Play" : "Pause"}
            aria-keyshortcuts="Space k"
            onClick={() => playback.current?.togglePlay()}
          />
          <VolumeControl player={player} />
          <span dir="ltr" className={classes.time}>
            {formatTime(time)}
            {duration > 0 && <span className={classes.total}> / {formatTime(duration)}</span>}
          </span>
        </div>
        <div className={classes.side}>
          {hasCaptions && (
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
                chosen: player.playsExternal ? undefined : state.quality,
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

/** In a narrow bar the slider shows only on hover or focus. */
function VolumeControl({ player: { state, playback } }: { player: Player }) {
  const level = state.muted ? 0 : state.volume;
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
          aria-label="Volume"
          aria-valuetext={level === 0 ? "Muted" : `${Math.round(level * 100)} percent`}
          max={1}
          step={VOLUME_STEP}
          value={level}
          onChange={(event) => playback.current?.setVolume(event.target.valueAsNumber)}
        />
      </span>
    </span>
  );
}
