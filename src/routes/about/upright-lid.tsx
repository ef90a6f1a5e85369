import clsx from "clsx";
import type { Picture as PictureFile } from "#content/picture.ts";
import { pages, profile } from "#content/site.ts";
import { Lid, Lining } from "#layout/lid.tsx";
import { NARROW, Picture } from "#layout/picture.tsx";
import { Title } from "#layout/title.tsx";

/** An upright lid and lining: the photo over the title, the notch halfway up the window. Level when narrow. */
export function UprightLid() {
  const { portrait } = profile;
  return (
    <>
      {/* In Chromium a sticky grid item leaves its row and covers the bottom wall, so a column surrounds it. */}
      <div>
        <Lid
          padding="px-0!"
          className="clear-of-banner @container flex flex-col wide:sticky wide:top-0 wide:h-[calc(100dvh-var(--banner,0px))]"
        >
          {portrait && <Photo portrait={portrait} />}
          <div
            className={clsx(
              "px-lid-pad pt-s5 pb-lid-pad narrow:pt-5.5 narrow:pb-[calc(var(--layout-notch)+20px)]",
              !portrait && "mt-auto",
            )}
          >
            <Title fit={pages.about.lid} tall />
          </div>
        </Lid>
      </div>
      <Lining className="wide:hidden" />
      <div data-part="upright-lining" aria-hidden="true" className="relative z-2 bg-lining narrow:hidden">
        <div className="clear-of-banner sticky top-[calc(50dvh-var(--banner,0px)/2-var(--layout-notch))] -ms-notch h-[calc(var(--layout-notch)*2)] w-notch rounded-s-notch bg-lining" />
      </div>
    </>
  );
}

function Photo({ portrait }: { portrait: PictureFile & { alt: string } }) {
  const widthAt = (height: number) => Math.round((height * portrait.width) / portrait.height);
  return (
    <Picture
      picture={portrait}
      alt={portrait.alt}
      // It covers 440 × 748 px at most, and is 330 px high in a narrow window.
      sizes={`${NARROW} max(100vw, ${widthAt(330)}px), ${Math.max(440, widthAt(748))}px`}
      fetchPriority="high"
      className="block min-h-0 w-full flex-1 object-cover object-top narrow:h-[330px] narrow:flex-none"
    />
  );
}
