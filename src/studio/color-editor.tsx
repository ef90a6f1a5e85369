import clsx from "clsx";
import { useState } from "react";
import { THEMES, type Theme } from "#theme/layer/base.ts";
import type { SectionName } from "#theme/layer/org-settings.ts";
import { ColorPicker } from "./color-picker/color-picker.tsx";
import { hideFarContent } from "./hide-far-content.ts";
import {
  colorsWith,
  idOf,
  type MeasuredPair,
  measureContrast,
  nearestPassing,
  shownRatio,
} from "./measure-contrast.ts";
import { base } from "./preview-sheet.ts";
import { nameOf } from "./role-names.ts";
import type { Studio } from "./use-studio.ts";

type ColorEditorProps = {
  studio: Studio;
  id: string;
  theme: Theme;
  colorIn: (theme: Theme) => string;
};

/** Changes one colour, in one theme or both, and measures every pair it is part of. */
export function ColorEditor({ studio, id, theme, colorIn }: ColorEditorProps) {
  const { sections } = studio;
  const [scope, setScope] = useState<SectionName>(id in sections.both && !(id in sections[theme]) ? "both" : theme);
  const edited = scope === "both" ? theme : scope;
  const color = colorIn(edited);
  const own = sections[edited][id] ?? sections.both[id];
  const asked = typeof own === "string" && /^#[0-9a-f]{6}$/i.test(own) ? own.toLowerCase() : undefined;
  const isMoved = asked !== undefined && asked !== color;
  return (
    <div className="grid gap-4 pt-2 pb-5">
      <fieldset className="flex gap-px border-thick border-text bg-text">
        <legend className="sr-only">Apply to</legend>
        {(["both", ...THEMES] as const).map((name) => (
          <label
            key={name}
            className={clsx(
              "type-small relative flex-1 cursor-pointer",
              name === scope ? "bg-primary text-on-primary" : "bg-bg",
            )}
          >
            <input
              type="radio"
              name={`scope-${id}`}
              checked={name === scope}
              onChange={() => {
                setScope(name);
                if (name === "both" && asked) studio.set(name, id, asked);
              }}
              className="absolute inset-0 cursor-pointer appearance-none"
            />
            <span className="grid min-h-9 place-items-center">{name === "both" ? "Both themes" : name}</span>
          </label>
        ))}
      </fieldset>
      <ColorPicker
        label={`${nameOf(id)}, ${scope === "both" ? "both themes" : `${scope} theme`}`}
        value={asked ?? color}
        onChange={(hex, isFinal) => {
          hideFarContent();
          studio.set(scope, id, hex, isFinal);
        }}
      />
      {isMoved && (
        <p className="type-small">
          {asked} fails contrast here. Showing the nearest shade that passes: {color}.{" "}
          <button type="button" className="font-bold underline" onClick={() => studio.set(scope, id, color)}>
            Use {color}
          </button>
        </p>
      )}
      <Pairs studio={studio} id={id} />
      {own !== undefined && (
        <button
          type="button"
          className="min-h-11 text-start font-bold underline"
          onClick={() => studio.set("both", id, undefined)}
        >
          Reset to default
        </button>
      )}
    </div>
  );
}

function Pairs({ studio, id }: { studio: Studio; id: string }) {
  const role = id === "primaryColor" ? "role.primary" : id === "secondaryColor" ? "role.secondary" : id;
  const measures = measureContrast(studio.layer, base, role);
  if (measures.length === 0) return null;
  return (
    <table aria-label={`Contrast of ${nameOf(id)}`} className="type-small w-full tabular-nums">
      <thead className="type-label text-mute">
        <tr>
          <th className="text-start">Pair</th>
          <th className="text-end">WCAG</th>
          <th className="ps-3 text-end">APCA</th>
        </tr>
      </thead>
      <tbody>
        {measures.map((each) => (
          <Row key={`${each.theme} ${each.foreground} ${each.background}`} {...{ each, role, studio, id }} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { each: MeasuredPair; role: string; studio: Studio; id: string };

function Row({ each, role, studio, id }: RowProps) {
  const { theme, foreground, background, floor, where, ratio, lightness, passes, isDecoration } = each;
  const colors = colorsWith(studio.layer, base, theme);
  const other = idOf(foreground) === role ? idOf(background) : idOf(foreground);
  const better = passes ? null : nearestPassing(colors[role] as string, { against: colors[other] as string, floor });
  return (
    <tr className="border-t-hair border-rule align-top">
      <td className="py-1.5">
        {where}, {theme}
        {!passes && <span className="block text-mute">{isDecoration ? "Decorative: exempt" : "Fails"}</span>}
        {better && (
          <button type="button" className="min-h-6 font-bold underline" onClick={() => studio.set(theme, id, better)}>
            Use {better}
          </button>
        )}
      </td>
      <td className={clsx("py-1.5 text-end", passes ? "" : "font-bold text-warn-text")}>
        {shownRatio(ratio)}
        <span className="text-mute"> / {floor}</span>
      </td>
      <td className="py-1.5 ps-3 text-end">{lightness === undefined ? "–" : Math.round(lightness)}</td>
    </tr>
  );
}
