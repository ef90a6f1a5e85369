import { useEffect, useRef, useState } from "react";
import { Button } from "#components/button/button.tsx";
import { Prose } from "../prose.tsx";
import { isolate } from "./isolate.ts";
import { SlideView } from "./slide.tsx";
import type { Slide } from "./slides.ts";
import { useKeys } from "./use-keys.ts";
import { usePosition } from "./use-position.ts";

/** A tab of its own for the speaker: this slide, the next one, the notes and the time, in step with the slides. */
export function PresenterView({ path, slides }: { path: string; slides: readonly Slide[] }) {
  const [{ index, isBlack, start }, change] = usePosition(path, slides.length);
  useKeys(change, slides.length, {});
  const root = useRef<HTMLElement>(null);
  useEffect(() => isolate(root.current as HTMLElement), []);
  const now = useSeconds();
  const elapsed = start ? Math.max(0, now - Math.floor(start / 1000)) : 0;
  const plannedUntil = (end: number) => slides.slice(0, end).reduce((sum, { seconds }) => sum + seconds, 0);
  const [planned, all] = [plannedUntil(index + 1), plannedUntil(slides.length)];
  const [slide, next] = [slides[index], slides[index + 1]];
  if (!slide) return null;
  const step = (by: number) => () => change((position) => ({ index: position.index + by }));
  return (
    <main ref={root} className="presenter grid gap-s5 overflow-auto bg-bg p-s5" data-part="presenter">
      <dl className="col-span-full flex flex-wrap gap-x-s6 border-b-thick pb-4">
        <Time
          term="Clock"
          time={new Date(now * 1000).toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" })}
        />
        <Time term="Elapsed" time={minutesOf(elapsed)} isLate={elapsed > planned} />
        <Time term="Planned until the end of this slide" time={minutesOf(planned)} />
        <Time term="Planned for all" time={minutesOf(all)} />
      </dl>
      <section aria-label="This slide" className="grid content-start gap-4">
        <h1 className="type-h2">{/* text */ `${index + 1} of ${slides.length}, ${slide.heading}`}</h1>
        <div className="presenter-slide relative" inert style={{ opacity: isBlack ? 0.2 : 1 }}>
          <SlideView slide={slide} number={index + 1} count={slides.length} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="line" onClick={step(-1)}>
            Previous
          </Button>
          <Button variant="line" onClick={step(1)}>
            Next
          </Button>
          <Button
            variant="line"
            aria-pressed={isBlack}
            onClick={() => change((position) => ({ isBlack: !position.isBlack }))}
          >
            Black screen
          </Button>
          <Button variant="line" onClick={() => change(() => ({ start: Date.now() }))}>
            Restart the clock
          </Button>
        </div>
      </section>
      <section aria-label="Next slide" className="grid content-start gap-4">
        <h2 className="type-h2">{next ? /* text */ `Next: ${next.heading}` : "The last slide"}</h2>
        <div className="presenter-slide relative max-w-112" inert>
          {next && <SlideView slide={next} number={index + 2} count={slides.length} />}
        </div>
        <div className="grid gap-3 type-lead">
          {slide.notes.map((note, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes do not move.
            <Prose key={i} content={note} />
          ))}
        </div>
      </section>
    </main>
  );
}

type TimeProps = { term: string; time: string; isLate?: boolean };

function Time({ term, time, isLate = false }: TimeProps) {
  return (
    <div className={isLate ? "text-warn-text" : undefined}>
      <dt className="type-small text-mute">{term}</dt>
      <dd className="text-cut leading-tight font-bold tabular-nums">
        {time} {isLate && <span>over</span>}
      </dd>
    </div>
  );
}

function minutesOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Now, in seconds since 1970. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(readSeconds);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(readSeconds()), 250);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

function readSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
