import clsx from "clsx";
import { profile } from "#content/site.ts";
import { Title } from "#layout/title.tsx";
import { LandingNav } from "./landing-nav.tsx";

/** The closed box. Its links lift the lid off their contents; on a touch screen it stays ajar. */
export function Landing() {
  return (
    <>
      <header
        data-part="lid"
        className={clsx(
          "relative z-2 flex flex-1 flex-col justify-between gap-s5 narrow:gap-s7 low:gap-s4 px-lid-pad pt-lid-pad low:pt-s4",
          "[--below:36px] narrow:[--below:24px] low:[--below:8px] pb-[calc(var(--layout-notch-landing)+var(--below))] low:[--layout-notch-landing:32px]",
          "bg-box text-on-box [--focus-gap:var(--box)] [--focus:var(--box-focus)] lid-motion ajar:animate-lift lifted:-translate-y-(--control-lid-lift)",
        )}
      >
        {/* It keeps its place while the lid rises. */}
        <div className="grid-12 lid-motion narrow:gap-y-s5 lifted:translate-y-(--control-lid-lift)">
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
        <i
          data-part="landing-notch"
          aria-hidden="true"
          className="notch-at-6 absolute bottom-0 aspect-2/1 h-notch-landing rounded-t-notch bg-lining"
        />
      </header>
      <LandingNav />
    </>
  );
}
