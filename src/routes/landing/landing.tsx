import clsx from "clsx";
import { useContext, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { isPageEnabled, navLinks, profile } from "#content/site.ts";
import { stretchLid } from "#layout/plate.ts";
import { PrefetchContext } from "#layout/site-link.tsx";
import { Title } from "#layout/title.tsx";
import { shift, usePull } from "#layout/use-pull.ts";
import { LandingNav } from "./landing-nav.tsx";

/** The box, ajar. Its links lift the lid off their contents, and its notch can be pulled. */
export function Landing() {
  const lid = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const prefetch = useContext(PrefetchContext);
  const pull = usePull({
    direction: -1,
    move: (by) => {
      shift(lid.current, by && -by);
      shift(head.current, by);
    },
    open: () => {
      stretchLid("/", 0);
      navigate("/work");
    },
  });
  return (
    <>
      <header
        ref={lid}
        data-part="lid"
        className={clsx(
          "relative z-2 flex flex-1 flex-col justify-between gap-s5 narrow:gap-s7 low:gap-s4 px-lid-pad pt-lid-pad low:pt-s4",
          "[--below:36px] narrow:[--below:24px] low:[--below:8px] pb-[calc(var(--layout-notch-landing)+var(--below))] low:[--layout-notch-landing:32px]",
          "bg-box text-on-box [--focus-gap:var(--box)] [--focus:var(--box-focus)] [box-shadow:0_4px_var(--box-rule)]",
          "lid-motion lifted:-translate-y-(--lift) [--lift:calc(var(--control-lid-lift)-24px)]",
        )}
      >
        {/* It keeps its place while the lid rises. */}
        <div ref={head} className="grid-12 items-baseline lid-motion narrow:gap-y-s5 lifted:translate-y-(--lift)">
          <div className="col-span-4 type-small narrow:col-span-full">
            <p className="type-h3">{profile.name}</p>
            {profile.place && <p className="text-box-mute">{profile.place}</p>}
            {profile.availability && <p className="text-box-mute">{profile.availability}</p>}
          </div>
          <p className="type-lead wide:text-large low:text-body col-start-6 col-end-12 narrow:col-span-full low:col-end-13">
            {profile.bio}
          </p>
        </div>
        <Title
          stacked
          fit={profile.titleLines}
          text={profile.title}
          className="[&_[data-fit]+[data-fit]]:mt-[1.9cqi] narrow:[&_[data-fit]+[data-fit]]:mt-[4.4cqi]"
        />
        {navLinks.length > 0 && (
          <i
            data-part="landing-notch"
            aria-hidden="true"
            {...(isPageEnabled("/work") && { ...pull, onPointerEnter: () => prefetch("/work") })}
            className={clsx(
              "notch-at-6 absolute -bottom-1 aspect-2/1 h-[calc(var(--layout-notch-landing)+4px)] rounded-t-notch bg-lining",
              isPageEnabled("/work") && "pulled",
            )}
          />
        )}
      </header>
      <LandingNav />
    </>
  );
}
