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
  width: "Font widths (%)",
  space: "Spacing",
  line: "Lines",
  radius: "Corners and notch",
  control: "Controls",
  layout: "Layout",
  duration: "Durations",
  ease: "Easing",
  measure: "Line length (ch)",
};

const ids = Object.keys(base.types).filter((id) => base.types[id] !== "color");

/** All tokens but the colours, with fields for their values. */
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

/** An invalid value stays in the field with the reason. An empty field resets the token. */
function ScaleEntry({ studio, id }: { studio: Studio; id: string }) {
  const shown = shownValue(studio, id);
  const [rejected, setRejected] = useState<{ shown: string; why: string }>();
  const problem = rejected?.shown === shown ? rejected.why : undefined;
  const problemId = useId();
  const enter = (text: string): boolean => {
    const typed = text.trim();
    const [, list] = /^\[(.*)\]$/.exec(typed) ?? [];
    const value = list?.split(",") ?? typed;
    const read = typed ? readScale(id, base.types[id] as Exclude<TokenType, "color">, value) : undefined;
    if (read && "expected" in read) {
      setRejected({ shown, why: `“${text}” isn’t valid. Use ${read.expected}.` });
      return false;
    }
    setRejected(undefined);
    if (read?.css !== shown) studio.set("both", id, read?.css);
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
        onEdit={() => setRejected(undefined)}
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
