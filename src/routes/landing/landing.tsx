import clsx from "clsx";
import { profile } from "#content/site.ts";
import { notchAtColumn6 } from "#layout/lid.tsx";
import { Title } from "#layout/title.tsx";
import { LandingNav } from "./landing-nav.tsx";

/** The closed box. Hovering over WORK lifts the lid off the projects. */
export function Landing() {
  return (
    <>
      <header
        data-part="lid"
        className={clsx(
          "relative z-2 flex flex-1 flex-col justify-between gap-s5 narrow:gap-s7 low:gap-s4 px-lid-pad pt-lid-pad low:pt-s4",
          "[--below:36px] narrow:[--below:24px] low:[--below:8px] pb-[calc(var(--layout-notch-landing)+var(--below))] low:[--layout-notch-landing:32px]",
          "bg-box text-on-box [--focus-gap:var(--box)] [--focus:var(--box-focus)] lid-motion wide:lifted:-translate-y-(--control-lid-lift)",
        )}
      >
        <div className="grid-12">
          <OwnerName name={profile.name} />
          <p className="type-lead wide:text-large low:text-body col-start-6 col-end-12 narrow:col-span-full low:col-end-13 lid-motion wide:lifted:translate-y-(--control-lid-lift)">
            {profile.bio}
          </p>
        </div>
        <Title
          fit={profile.titleLines}
          text={profile.title}
          className="[&_[data-fit]+[data-fit]]:mt-[1.9cqi] narrow:[&_[data-fit]+[data-fit]]:mt-[4.4cqi]"
        />
        <i
          aria-hidden="true"
          className={`absolute bottom-0 h-notch-landing w-[calc(var(--layout-notch-landing)*2)] rounded-t-notch bg-lining ${notchAtColumn6}`}
        />
      </header>
      <LandingNav />
    </>
  );
}

/** The name in site.yaml until the owner replaces it. */
const PLACEHOLDER = "Your Name";

export function OwnerName({ name }: { name: string }) {
  if (name === PLACEHOLDER) return null;
  return (
    <p className="type-h3 col-start-1 col-end-5 narrow:col-span-full narrow:mb-4 lid-motion wide:lifted:translate-y-(--control-lid-lift)">
      {name}
    </p>
  );
}
