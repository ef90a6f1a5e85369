import { useId, useState } from "react";
import { type TokenType, valueIn } from "#theme/layer/base.ts";
import { readScale } from "#theme/layer/read-scale.ts";
import { EntryField } from "./color-picker/entry-field.tsx";
import { base } from "./preview-sheet.ts";
import type { Studio } from "./use-studio.ts";

const GROUP_NAMES: Readonly<Record<string, string>> = {
  size: "Type sizes",
  leading: "Line heights",
  weight: "Weights",
  width: "Widths of the letters, in percent",
  space: "Space",
  line: "Lines",
  radius: "Corners and notch",
  control: "Controls",
  layout: "Layout",
  duration: "Durations",
  ease: "Curves of motion",
  measure: "Longest line, in letters",
};

const ids = Object.keys(base.types).filter((id) => base.types[id] !== "color");

/** Everything that is no colour: each token with its value, to be typed anew. */
export function ScaleList({ studio }: { studio: Studio }) {
  return (
    <div className="grid gap-2">
      {Object.entries(GROUP_NAMES).map(([group, name]) => (
        <details key={group}>
          <summary className="min-h-9 cursor-pointer leading-9 font-medium">{name}</summary>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-2 pb-3">
            {ids
              .filter((id) => id.startsWith(`${group}.`))
              .map((id) => (
                <ScaleEntry key={id} studio={studio} id={id} />
              ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

/** A value that cannot be taken stays in the field, with the reason. An empty one takes the owner's back. */
function ScaleEntry({ studio, id }: { studio: Studio; id: string }) {
  const shown = shownValue(studio, id);
  const [refused, setRefused] = useState<{ shown: string; why: string }>();
  const problem = refused?.shown === shown ? refused.why : undefined;
  const problemId = useId();
  const enter = (text: string): boolean => {
    const typed = text.trim();
    const value = typed.startsWith("[") ? parsed(typed) : typed;
    const read = typed ? readScale(id, base.types[id] as Exclude<TokenType, "color">, value) : undefined;
    if (read && "expected" in read) {
      setRefused({ shown, why: `“${text}” is not taken. Expected: ${read.expected}.` });
      return false;
    }
    setRefused(undefined);
    if (read?.css !== shown) studio.set("both", id, read && asToken(id, read.css));
    return true;
  };
  return (
    <li className="min-w-0">
      <EntryField
        label={id}
        text={shown}
        about={shown}
        problem={problem && problemId}
        onEnter={enter}
        onEdit={() => setRefused(undefined)}
      />
      {problem && (
        <p id={problemId} role="alert" className="type-small text-warn-text">
          {problem}
        </p>
      )}
    </li>
  );
}

function shownValue({ layer }: Studio, id: string): string {
  return layer.scales.dark[id]?.wide ?? valueIn(base, "dark", id) ?? "";
}

/** As the token file has it: numbers as numbers, curves as lists, lengths and times as text. */
function asToken(id: string, css: string): unknown {
  const type = base.types[id];
  if (type === "number" || type === "fontWeight") return Number(css);
  return type === "cubicBezier" ? css.slice("cubic-bezier(".length, -1).split(",").map(Number) : css;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
