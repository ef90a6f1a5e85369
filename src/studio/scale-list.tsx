import { useId, useState } from "react";
import { type TokenType, valueIn } from "#theme/layer/base.ts";
import { readScale } from "#theme/layer/read-scale.ts";
import { base } from "./preview-sheet.ts";
import type { Studio } from "./use-work.ts";

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

/** A value is taken when the field is left, or with Enter. One that cannot be taken stays in the field, with the reason. */
function ScaleEntry({ studio, id }: { studio: Studio; id: string }) {
  const shown = shownValue(studio, id);
  const [text, setText] = useState(shown);
  const [error, setError] = useState<string>();
  const errorId = useId();
  const [before, setBefore] = useState(shown);
  // Set in the same render, and not by a new field: focus stays where it is.
  if (before !== shown) {
    setBefore(shown);
    setText(shown);
    setError(undefined);
  }
  const take = () => {
    if (text.trim() === shown) return setError(undefined);
    if (text.trim() === "") {
      setText(shown);
      setError(undefined);
      return studio.set("both", id, undefined);
    }
    const value = text.trim().startsWith("[") ? parsed(text) : text.trim();
    const read = readScale(id, base.types[id] as Exclude<TokenType, "color">, value);
    if ("expected" in read) return setError(`“${text}” is not taken. Expected: ${read.expected}.`);
    setText(read.css);
    setError(undefined);
    studio.set("both", id, typeof value === "string" ? asToken(id, read.css) : value);
  };
  return (
    <li className="min-w-0">
      <label className="block">
        <code className="type-label font-regular text-mute">{id}</code>
        <input
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => event.key === "Enter" && take()}
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          className="block min-h-9 w-full min-w-0 border-thick border-edge bg-sunk px-2 text-control tabular-nums aria-invalid:border-warn-text"
        />
      </label>
      {error && (
        <p id={errorId} role="alert" className="type-small text-warn-text">
          {error}
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
