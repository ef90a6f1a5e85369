import { profile } from "#content/profile.ts";
import { notchAtColumn6 } from "#layout/lid.tsx";
import { Title } from "#layout/title.tsx";
import { Strip } from "./strip.tsx";

/** The closed box. The lid leaves one strip open. Pointing at WORK lifts the lid off the four projects. */
export function Landing() {
  return (
    <>
      <header
        data-part="lid"
        className="relative z-2 flex flex-1 flex-col justify-between gap-s5 bg-box px-lid-pad pt-lid-pad pb-[calc(var(--layout-notch-landing)+36px)] text-on-box transition-transform duration-lid ease-lid [--focus-gap:var(--box)] [--focus:var(--box-focus)] not-narrow:in-[main:has(.to-work:hover,.to-work:focus-visible)]:-translate-y-(--control-lid-lift) narrow:gap-s7 narrow:pb-[calc(var(--layout-notch-landing)+24px)] low:gap-s4 low:pt-s4 low:pb-[calc(var(--layout-notch-landing)+8px)] low:[--layout-notch-landing:32px]"
      >
        <div className="grid-12">
          <p className="type-lead col-start-6 col-end-12 text-[1.5rem] transition-transform duration-lid ease-lid not-narrow:in-[main:has(.to-work:hover,.to-work:focus-visible)]:translate-y-(--control-lid-lift) narrow:col-span-full narrow:text-[1.1875rem] low:col-end-13 low:text-[1.0625rem]">
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
          className={`absolute bottom-0 h-notch-landing w-[calc(var(--layout-notch-landing)*2)] rounded-t-full bg-lining ${notchAtColumn6}`}
        />
      </header>
      <Strip />
    </>
  );
}
