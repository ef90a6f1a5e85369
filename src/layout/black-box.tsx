import clsx from "clsx";
import type { ReactNode, Ref } from "react";
import { BottomWall } from "./bottom-wall.tsx";
import type { NextProject } from "./next-box.tsx";

/** `work` is full bleed, `about` has an upright lid, `landing` is closed. */
export type BoxStyle = "landing" | "work" | "about" | "box";

const styles: Record<BoxStyle, string> = {
  landing: "my-margin low:my-3 me-margin flex min-h-[620px] low:min-h-0 flex-1 flex-col overflow-clip bg-lining",
  work: "flex flex-1 flex-col bg-box",
  about:
    "me-margin grid flex-1 grid-cols-[minmax(0,min(440px,38%))_var(--layout-lining)_minmax(0,1fr)] grid-rows-[1fr_auto] bg-box narrow:flex narrow:flex-col",
  box: "my-margin me-margin flex flex-1 flex-col bg-box",
};

type BlackBoxProps = {
  ref: Ref<HTMLElement>;
  style: BoxStyle;
  /** The next case study: null after the last, undefined on other pages. */
  next?: NextProject | null;
  children: ReactNode;
};

/** The page's main region, black in both themes. */
export function BlackBox({ ref, style, next, children }: BlackBoxProps) {
  return (
    <main
      ref={ref}
      id="main"
      tabIndex={-1}
      data-part="black-box"
      data-style={style}
      className={clsx("relative ms-side", styles[style])}
    >
      {children}
      {style !== "landing" && (
        <div className="col-span-full">
          <BottomWall next={next} />
        </div>
      )}
    </main>
  );
}
