// https://www.w3.org/WAI/ARIA/apg/patterns/slider/examples/slider-seek/
import { useEffect, useRef } from "react";
import { spokenTime } from "./format-time.ts";
import { Slider } from "./player-controls.tsx";
import type { Player } from "./use-playback.ts";
import { videoPlayerClasses as classes } from "./video-player.classes.ts";

export function SeekBar({ player: { video, state, playback } }: { player: Player }) {
  const { time, duration, buffered, paused, switching } = state;
  const track = useRef<HTMLSpanElement>(null);
  const moves = !paused && !switching && duration > 0;
  useEffect(() => {
    if (!moves || !video) return;
    // The element reports its time only four times a second.
    let frame = requestAnimationFrame(function follow() {
      track.current?.style.setProperty("--share", String(video.currentTime / duration));
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [moves, video, duration]);
  const percent = (seconds: number) => `${duration ? (100 * seconds) / duration : 0}%`;
  return (
    <Slider
      kind="seek"
      trackRef={track}
      aria-label="Seek"
      aria-valuetext={spokenTime(time, duration)}
      aria-keyshortcuts="ArrowLeft ArrowRight"
      max={duration}
      step={0.01}
      value={time}
      onChange={(event) => playback.current?.seek(event.target.valueAsNumber)}
    >
      {buffered.map(([from, to]) => (
        <i
          key={from}
          aria-hidden="true"
          data-part="buffered"
          style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
          className={classes.buffered}
        />
      ))}
    </Slider>
  );
}
