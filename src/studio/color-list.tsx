import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { THEMES, type Theme } from "#theme/layer/base.ts";
import { ColorEditor } from "./color-editor.tsx";
import { colorsWith } from "./measure-contrast.ts";
import { base } from "./preview-sheet.ts";
import { colorGroups, nameOf } from "./role-names.ts";
import type { TokenUse } from "./token-uses.ts";
import type { Studio } from "./use-studio.ts";

type ColorListProps = {
  studio: Studio;
  /** Tokens of the element inspected last, if any. */
  uses: readonly TokenUse[];
  onReset: () => void;
};

const groups = colorGroups(Object.keys(base.types).filter((id) => base.types[id] === "color"));

export function ColorList({ studio, uses, onReset }: ColorListProps) {
  const [chosen, setChosen] = useState<{ id: string; theme: Theme }>();
  const list = useRef<HTMLDivElement>(null);
  const colors = Object.fromEntries(THEMES.map((theme) => [theme, colorsWith(studio.layer, base, theme)]));
  const colorOf = (theme: Theme, id: string) => colors[theme]?.[id] ?? colors[theme]?.[`org_settings.${id}`];
  const isEdited = (id: string) => Object.values(studio.sections).some((section) => id in section);
  const first = uses[0]?.id;
  useEffect(() => {
    if (!first) return;
    setChosen(undefined);
    list.current?.querySelector<HTMLElement>("button[data-swatch]")?.focus();
  }, [first]);

  const shown = uses.length ? [{ name: "Inspected element", ids: uses.map(({ id }) => id) }] : groups;
  return (
    <div ref={list} className="grid gap-2">
      {shown.map((group, index) => (
        <details key={group.name} open={index === 0} className="group">
          <summary className="type-label flex min-h-9 list-none cursor-pointer items-center justify-between border-b-hair border-rule text-mute">
            <span className="flex items-center gap-2">
              <Icon name="chevron" className="size-3.5 group-open:rotate-180" />
              {group.name}
            </span>
            <span aria-hidden="true" className="grid w-24 grid-cols-2 text-center">
              <span>dark</span>
              <span>light</span>
            </span>
          </summary>
          <ul>
            {group.ids.map((id) => {
              const use = uses.find((each) => each.id === id);
              return (
                <li key={id} className="border-b-hair border-rule">
                  <div className="flex min-h-11 items-center justify-between gap-3">
                    <span className="min-w-0">
                      <span className="block text-choice leading-tight">
                        {use ? `${use.what}: ${nameOf(id).toLowerCase()}` : nameOf(id)}
                        {isEdited(id) && <span className="text-primary-text"> · edited</span>}
                      </span>
                      <code className="type-label block truncate font-regular text-mute">
                        {id.replace("role.", "")}
                      </code>
                    </span>
                    <span className="grid w-24 flex-none grid-cols-2">
                      {THEMES.map((theme) => {
                        const color = colorOf(theme, id);
                        const isChosen = chosen?.id === id && chosen.theme === theme;
                        return (
                          <button
                            key={theme}
                            type="button"
                            data-swatch
                            aria-expanded={isChosen}
                            aria-label={`${nameOf(id)} (${id}), ${theme} theme: ${color ?? "none"}`}
                            onClick={() => setChosen(isChosen ? undefined : { id, theme })}
                            style={{ backgroundColor: color }}
                            className={clsx(
                              "studio-swatch h-9 cursor-pointer border-text",
                              isChosen ? "border-heavy" : "border-hair",
                            )}
                          />
                        );
                      })}
                    </span>
                  </div>
                  {chosen?.id === id && (
                    <ColorEditor
                      key={chosen.theme}
                      studio={studio}
                      id={id}
                      theme={chosen.theme}
                      colorIn={(theme) => colorOf(theme, id) ?? "#808080"}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </details>
      ))}
      {uses.length > 0 && (
        <button type="button" onClick={onReset} className="min-h-11 text-start font-bold underline">
          Show all colours
        </button>
      )}
    </div>
  );
}
