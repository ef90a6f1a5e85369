import { caseStudies } from "virtual:content/case-studies";
import { deck } from "virtual:content/deck";
import tokens from "virtual:tokens.css?inline";
import clsx from "clsx";
import { type ReactNode, type TouchEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#components/button/button.tsx";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { projects } from "#content/work/projects.ts";
import { headingId } from "#lib/go-to-section.ts";
import { isKeyOff, setKeyOff } from "../key-off.ts";
import css from "./deck.css?inline";
import { isolate } from "./isolate.ts";
import { PresenterView } from "./presenter.tsx";
import { SlideView } from "./slide.tsx";
import { type Presented, type Slide, slidesOf } from "./slides.ts";
import { isMirrored, useKeys } from "./use-keys.ts";
import { usePosition } from "./use-position.ts";

let sheet: CSSStyleSheet | undefined;

/**
 * @param path of the page
 * @param own its case study; the work list has none, and presents those of deck.yaml
 * @throws if a case study fails to load
 */
export async function loadDeck(path: string, onClose: () => void, own?: Presented): Promise<ReactNode> {
  const slides = slidesOf(own ? [own] : await loadAll());
  // So that a picture can be enlarged without a network.
  await import("../figure-zoom.tsx");
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(tokens + css);
    document.adoptedStyleSheets.push(sheet);
  }
  const View = /[?&]notes\b/.test(location.hash) ? PresenterView : Deck;
  return createPortal(<View path={path} slides={slides} onClose={onClose} />, document.body);
}

async function loadAll(): Promise<Presented[]> {
  const chosen = deck.list.flatMap((slug) => projects.filter((project) => project.slug === slug));
  const loaded = chosen.map(async (project) => ({ project, study: (await caseStudies[project.slug]?.())?.study }));
  return (await Promise.all(loaded)).filter((each): each is Presented => each.study !== undefined);
}

type DeckProps = { path: string; slides: readonly Slide[]; onClose: () => void };

const LID = { duration: 420, easing: "cubic-bezier(.2,.85,.15,1)" };
/** In px. */
const SWIPE = 50;

/** All slides are in the page, and one is visible. Only a lid moves: it opens when it is left, and closes when it is next. */
function Deck({ path, slides, onClose }: DeckProps) {
  const [{ index, isBlack }, change] = usePosition(path, slides.length);
  const [hasOverview, setOverview] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(index);
  const touched = useRef<React.Touch>(undefined);

  useEffect(() => isolate(root.current as HTMLElement), []);
  useEffect(() => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>(".deck-slide") ?? [])];
    const [left, next] = [items[shown.current], items[index]];
    shown.current = index;
    if (!next) return;
    for (const item of items) for (const animation of item.getAnimations()) animation.cancel();
    const isMotionless = hasOverview || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (left && left !== next && !isMotionless) moveLid(left, next);
    next.scrollIntoView({ block: "nearest" });
    next.querySelector<HTMLElement>(hasOverview ? ":scope > button" : "h1, h2")?.focus({ preventScroll: true });
  }, [index, hasOverview]);

  const close = () => {
    const { part = "" } = slides[index] ?? {};
    history.replaceState({ ...history.state, talk: undefined }, "", new URL(`#${path}`, location.href));
    if (document.fullscreenElement) void document.exitFullscreen();
    onClose();
    // Once the page can be focused again.
    setTimeout(() => {
      const section = document.getElementById(part);
      const heading = document.getElementById(headingId(part)) ?? document.querySelector<HTMLElement>("main h1");
      if (section) section.scrollIntoView();
      else scrollTo(0, 0);
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    });
  };
  const toggleFullscreen = () => {
    const { documentElement: page, fullscreenElement } = document;
    // Refused without a press, and missing on an iPhone.
    void (fullscreenElement ? document.exitFullscreen() : page.requestFullscreen?.())?.catch(() => {});
  };
  const step = (by: number) => change((position) => ({ index: position.index + by }));
  const toggleOverview = () => setOverview(!hasOverview);
  useKeys(change, slides.length, {
    f: toggleFullscreen,
    o: toggleOverview,
    escape: () => (hasOverview ? setOverview(false) : close()),
  });
  const actions: Action[] = [
    [/* text */ "Previous", () => step(-1)],
    [/* text */ "Next", () => step(1)],
    [/* text */ "Close", close],
    [/* text */ "Overview", toggleOverview],
    [/* text */ "Full screen", toggleFullscreen],
  ];

  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const [start, end] = [touched.current, changedTouches[0]];
    if (!start || !end || hasOverview) return;
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 === isMirrored() ? -1 : 1);
  };
  return (
    <div
      ref={root}
      className="deck overflow-auto bg-box"
      data-part="deck"
      data-overview={hasOverview || undefined}
      onTouchStart={({ touches }) => {
        touched.current = touches.length > 1 ? undefined : touches[0];
      }}
      onTouchEnd={onTouchEnd}
    >
      <ol className={clsx("deck-slides", hasOverview && "grid gap-4 p-s5 pb-s9")}>
        {slides.map((slide, i) => (
          <li key={`${slide.project.slug} ${slide.key}`} className="deck-slide" data-current={i === index || undefined}>
            <div inert={hasOverview || i !== index}>
              <SlideView slide={slide} number={i + 1} count={slides.length} />
            </div>
            {hasOverview && (
              <button
                type="button"
                className="absolute inset-0 w-full"
                aria-current={i === index}
                aria-label={/* text */ `Slide ${i + 1}, ${slide.heading}`}
                onClick={() => {
                  change(() => ({ index: i }));
                  setOverview(false);
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {isBlack && (
        <p role="alert" className="deck-black absolute inset-0 z-2 bg-ink">
          <span className="sr-only">Black screen. Press B to show the slide.</span>
        </p>
      )}
      <Controls actions={actions} presenter={`#${path}?present=${index + 1}&notes`} />
    </div>
  );
}

type Action = [label: string, act: () => void];

/** Visible while the pointer or the focus is there, and on a touch screen. */
function Controls({ actions, presenter }: { actions: readonly Action[]; presenter: string }) {
  const [isOff, setOff] = useState(isKeyOff);
  const toggleKey = () => {
    setKeyOff(!isOff);
    setOff(isKeyOff());
  };
  const keyAction: Action = [isOff ? /* text */ "Turn on the P key" : /* text */ "Turn off the P key", toggleKey];
  return (
    <nav aria-label="Slides" className="deck-controls flex gap-3 overflow-x-auto whitespace-nowrap on-box p-4">
      {[...actions, keyAction].map(([label, act]) => (
        <Button key={label} variant="line" size="small" onClick={act}>
          {label}
        </Button>
      ))}
      {/* Not opened by a script, which browsers block. */}
      <a
        href={presenter}
        // biome-ignore lint/security/noBlankTarget: as the opener, this tab hands on its storage, and the key of a sealed one.
        target="_blank"
        rel="opener"
        className={buttonClassName({ variant: "line", size: "small" })}
      >
        Presenter tab
      </a>
    </nav>
  );
}

function moveLid(left: HTMLElement, next: HTMLElement): void {
  const isClosed = (item: HTMLElement) => item.querySelector("[data-kind=lid], [data-kind=outro]") !== null;
  const moved = isClosed(next) ? next : left;
  if (!isClosed(moved)) return;
  // Not what is below the lid's edge.
  const edge = moved.querySelector(".slide-room > :first-child") ?? moved;
  const below = moved.getBoundingClientRect().bottom - edge.getBoundingClientRect().bottom;
  const lid = { visibility: "visible", zIndex: 1, clipPath: `inset(0 0 ${below}px)` };
  const [down, up] = [
    { ...lid, transform: "none" },
    { ...lid, transform: "translateY(-100%)" },
  ];
  moved.animate(moved === next ? [up, down] : [down, up], LID);
  if (moved === next) left.animate([{ visibility: "visible" }, { visibility: "visible" }], LID);
}
