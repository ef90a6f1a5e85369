import { lineFits } from "virtual:fit-table/projects";
import clsx from "clsx";
import type { CSSProperties } from "react";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { oneLine } from "#content/break-title.ts";
import { profile } from "#content/site.ts";
import type { CaseStudy, LidEdge } from "#content/work/case-study.ts";
import type { Project } from "#content/work/projects.ts";
import { FittedText } from "#layout/title.tsx";
import { createNet, type Line, linesOf, type Point, WIDTH } from "./box-net.ts";

const net = createNet();
const { folds, cuts } = linesOf(net);
const cornersOf = (name: string) => net.find((panel) => panel.name === name)?.corners as [Point, Point, Point, Point];
const areas = (...names: string[]) => names.map((name) => `M${cornersOf(name).join("L")}Z`).join("");
const strokes = (lines: readonly Line[]) => lines.map(([from, to]) => `M${from}L${to}`).join("");
const boundsOf = (name: string) => {
  const [[left, top], , [right, bottom]] = cornersOf(name);
  return { left, top, width: right - left, height: bottom - top };
};
const [lid, base, hinge, room] = [boundsOf("lid"), boundsOf("base"), boundsOf("hinge"), boundsOf("edge")];
/** The hinge is read from behind the box. */
const behind = `translate(${hinge.left + hinge.width - 5} ${hinge.top + 2.8}) rotate(180)`;
const viewBox = `0 0 ${WIDTH} ${room.top + room.height}`;
const placeOf = (bounds: typeof lid): CSSProperties =>
  Object.fromEntries(Object.entries(bounds).map(([side, value]) => [side, `${value}mm`]));
const steps = [
  "Print at 100 %: the bar is 50 mm long.",
  "Cut along the solid lines. Fold the dashed ones away from you.",
  "Glue the four white tabs behind the front and back walls.",
  "Glue the coloured strips to the inside of the walls.",
];

type DielineProps = Pick<CaseStudy, "edge"> & { project: Project };

/** A case study's last sheet on paper: the net of its box, to cut out and fold. Positions are in src/print.css. */
export function Dieline({ project: { slug, accent, title, fit = oneLine(title), kind }, edge }: DielineProps) {
  const [, , ...foot] = cornersOf("edge");
  // A punched edge has a cutting line of its own.
  const drawn = cuts.filter((line) => !edge || !line.some((end) => foot.includes(end)));
  return (
    <div
      data-part="dieline"
      data-accent={(!import.meta.env.NO_PRIVATE && accent) || slug}
      aria-hidden="true"
      className="hidden"
    >
      <svg viewBox={viewBox} overflow="visible" stroke="currentColor" strokeWidth=".3" aria-hidden="true">
        <g stroke="none" fill="currentColor" fontSize="3.6">
          {edge && <PunchedEdge {...edge} />}
          <path fill="var(--lid)" d={areas("lid", "flap", "hinge", ...(edge ? [] : ["edge"]))} />
          <path fill="var(--box)" d={areas("front", "right", "back", "left")} />
          <path fill="var(--lining)" d={areas("lining front", "lining right", "lining left")} />
          <text transform={behind} fill="var(--on-lid)" direction="ltr">
            {profile.name}
          </text>
        </g>
        <path d={strokes(drawn)} />
        {/* Dashes that show on any ground. */}
        <path d={strokes(folds)} stroke="var(--bg)" strokeWidth=".5" />
        <path d={strokes(folds)} strokeDasharray="2 1.5" />
      </svg>
      <div style={{ ...placeOf(base), color: "var(--text)" }} className="type-small">
        {steps.map((step, i) => (
          <p key={step}>{`${i + 1}. ${step}`}</p>
        ))}
        <i style={{ width: "50mm", height: "2mm", border: "solid", borderWidth: "0 .3mm .3mm" }} />
      </div>
      <div style={placeOf(lid)}>
        <p className="type-h3">{kind}</p>
        <div className="measure">
          <FittedText fit={fit} lineFits={lineFits} />
        </div>
      </div>
    </div>
  );
}

/** Four shifted copies make the cutting line of the last one. In millimetres. */
const COPIES = ["0 -.25", ".25 0", "0 .25", "-.25 0", "0 0"];

/** Whole repeats of the shape, as large as on screen if they fit. */
function PunchedEdge({ width, height, viewBox, paths }: LidEdge) {
  const ratio = height / width;
  const count = Math.ceil(Math.max(room.width / (width * (25.4 / 96)) - 0.5, (room.width * ratio) / room.height));
  const step = room.width / count;
  return (
    <>
      <symbol id="net-tile" viewBox={viewBox} preserveAspectRatio="none">
        {paths.map((path) => (
          <path key={path.d} {...path} />
        ))}
      </symbol>
      <defs>
        {/* Overlaps the flap, and each tile the next, so that no lines show between them. */}
        <g id="net-edge" transform={`translate(${room.left} ${room.top - 0.3})`}>
          {Array.from({ length: count }, (_, i) => i * step).map((x) => (
            <use key={x} href="#net-tile" x={x} width={step + 0.2} height={step * ratio} />
          ))}
        </g>
      </defs>
      {COPIES.map((shift, i) => (
        <use key={shift} href="#net-edge" transform={`translate(${shift})`} fill={i < 4 ? undefined : "var(--lid)"} />
      ))}
    </>
  );
}

/** Prints the net alone. Without scripts it is still the last sheet of the page. */
export function PrintBox() {
  const printNet = () => {
    const { dataset } = document.documentElement;
    dataset.print = "net";
    addEventListener("afterprint", () => delete dataset.print, { once: true });
    print();
  };
  return (
    <button type="button" onClick={printNet} className={clsx(buttonClassName({ variant: "line" }), "noscript:hidden")}>
      Print and fold this box
    </button>
  );
}
