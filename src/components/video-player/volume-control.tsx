import clsx from "clsx";
import type { RefObject } from "react";
import type { Playback, PlaybackState } from "./playback.ts";
import { PlayerButton } from "./player-button.tsx";
import { VOLUME_STEP } from "./player-keys.ts";
import { Slider } from "./slider.tsx";
import { videoPlayerClasses as classes } from "./video-player.classes.ts";

type VolumeControlProps = { state: PlaybackState; playback: RefObject<Playback | null> };

/** In a narrow bar the slider shows only on hover or focus. */
export function VolumeControl({ state: { volume, muted }, playback }: VolumeControlProps) {
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
