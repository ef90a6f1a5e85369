import { type ChangeEvent, type DragEvent, useId, useState } from "react";
import { Button } from "#components/button/button.tsx";
import { THEMES } from "#theme/layer/base.ts";
import { cssVariables, figmaMode, ownersFile } from "./exports.ts";
import { type ForeignColor, type Note, readFiles } from "./import/read-files.ts";
import { suggestRole } from "./import/suggest-role.ts";
import { linkOf, PARAMETER } from "./link.ts";
import { base, readSections } from "./preview-sheet.ts";
import { nameOf } from "./role-names.ts";
import type { Sections } from "./sections.ts";
import { specimenPng } from "./specimen.ts";
import type { Studio } from "./use-studio.ts";

const known = new Map(Object.entries(base.types));
const LARGEST_MB = 5;

type Outcome = { took: readonly string[]; left: readonly Note[]; colors: readonly ForeignColor[]; error?: string };

/** Files in, and the theme out. */
export function ImportExport({ studio }: { studio: Studio }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [text, setText] = useState("");
  const [over, setOver] = useState(false);
  const textId = useId();

  const take = (files: readonly { name: string; text: string }[]) => {
    try {
      const { taken, took, left, colors } = readFiles(files, known);
      const merged = Object.fromEntries(
        Object.entries(studio.sections).map(([name, section]) => [
          name,
          { ...section, ...taken[name as keyof Sections] },
        ]),
      ) as Sections;
      // Refuses what the file's own layer may not say, before anything changes.
      readSections(merged);
      studio.show(merged);
      setOutcome({ took, left, colors });
    } catch (error) {
      setOutcome({ took: [], left: [], colors: [], error: (error as Error).message });
    }
  };
  const takeFiles = async (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    const large = files.find(({ size }) => size > LARGEST_MB * 1024 * 1024);
    if (large) {
      const error = `${large.name} is larger than ${LARGEST_MB} MB. Token files are smaller: export the colours alone.`;
      return setOutcome({ took: [], left: [], colors: [], error });
    }
    take(await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() }))));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void takeFiles(event.dataTransfer.files);
  };

  return (
    <div className="grid gap-6">
      <section aria-label="In" className="grid gap-3">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard. */}
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          data-over={over || undefined}
          className="studio-drop grid gap-2 border-thick border-dashed border-edge p-4"
        >
          <p>
            Drop token files here: this site’s own, Figma’s modes, Tokens Studio, or any file in the Design Tokens
            format.
          </p>
          <label className="relative font-bold underline">
            Choose files
            <input
              type="file"
              multiple
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                void takeFiles(event.target.files);
                event.target.value = "";
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
        </div>
        <label htmlFor={textId}>Or paste them</label>
        <textarea
          id={textId}
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          spellCheck={false}
          className="block w-full border-thick border-edge bg-sunk p-2 font-code"
        />
        <div>
          <Button size="small" variant="line" onClick={() => take([{ name: "pasted", text }])}>
            Take the text
          </Button>
        </div>
        {outcome && outcome.colors.length > 0 && (
          <Colors key={outcome.colors[0]?.name} colors={outcome.colors} studio={studio} />
        )}
        <div role="status">{outcome && <Report outcome={outcome} />}</div>
      </section>
      <Export studio={studio} />
    </div>
  );
}

function Report({ outcome: { took, left, error } }: { outcome: Outcome }) {
  if (error) return <p className="whitespace-pre-line text-warn-text">{error} Nothing has changed.</p>;
  return (
    <div className="grid gap-2">
      {took.length > 0 && <p>Taken: {took.join(", ")}.</p>}
      {left.length > 0 && (
        <>
          <p>Left out:</p>
          <ul className="type-small grid gap-1.5">
            {left.map(({ what, why, fix }) => (
              <li key={`${what} ${why}`}>
                <b>{what}</b>: {why} {fix}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What a found colour may be for. */
const TARGETS = [
  ["both", "primaryColor"],
  ["both", "secondaryColor"],
  ["both", "role.box"],
  ["dark", "role.bg"],
  ["light", "role.bg"],
] as const;

/** Colours whose names no token here has, each to be chosen for a part of the theme. */
function Colors({ colors, studio }: { colors: readonly ForeignColor[]; studio: Studio }) {
  const [chosen, setChosen] = useState(colors[0] as ForeignColor);
  const offered = suggestRole(chosen.hex);
  const targets = TARGETS.some(([, id]) => id === offered[1]) ? TARGETS : [...TARGETS, offered];
  const label = ([section, id]: readonly [string, string]) =>
    `${nameOf(id)}${section === "both" ? "" : `, ${section}`}`;
  return (
    <div className="grid gap-2">
      <p>Colours with names that this site does not have. Choose one, then what it is for.</p>
      <div className="grid max-h-50 grid-cols-6 gap-1 overflow-y-auto p-1">
        {colors.map((color) => (
          <button
            key={color.hex}
            type="button"
            aria-label={`${color.name}, ${color.hex}`}
            aria-pressed={color === chosen}
            onClick={() => setChosen(color)}
            style={{ backgroundColor: color.hex }}
            className="studio-swatch h-11 border-hair border-text aria-pressed:border-heavy"
          />
        ))}
      </div>
      <p className="type-small wrap-anywhere">
        <b>{chosen.name}</b>, {chosen.hex}. Such a colour is often for: {label(offered)}.
      </p>
      <div className="flex flex-wrap gap-2">
        {targets.map(([section, id]) => (
          <Button
            key={`${section} ${id}`}
            size="small"
            variant="line"
            onClick={() => studio.set(section, id, chosen.hex)}
          >
            {label([section, id])}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The theme as a file, as a link, as a picture; in dev also straight into the token file. */
function Export({ studio }: { studio: Studio }) {
  const { sections, layer } = studio;
  const [said, setSaid] = useState("");
  const copyLink = async () => {
    const link = new URL("./", document.baseURI);
    link.search = `?${PARAMETER}=${linkOf(sections, base)}`;
    try {
      await navigator.clipboard.writeText(link.href);
      setSaid("The link is copied. Whoever opens it sees the site in these colours, marked as a preview.");
    } catch {
      setSaid(`The browser did not copy. The link is ${link.href}`);
    }
  };
  const save = async () => {
    const answer = await fetch("/__org-settings", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: ownersFile(sections, base),
    }).catch(() => undefined);
    setSaid(
      answer?.ok
        ? "Saved in tokens/org_settings.tokens.json."
        : `Not saved: ${answer ? await answer.text() : "the dev server does not answer. Start it again with npm run dev"}.`,
    );
  };
  return (
    <section aria-label="Out" className="grid gap-2">
      {import.meta.env.DEV && (
        <Button size="small" onClick={save}>
          Save the token file
        </Button>
      )}
      <Button size="small" variant="line" onClick={copyLink}>
        Copy a link in these colours
      </Button>
      <Button
        size="small"
        variant="line"
        onClick={() => download("org_settings.tokens.json", ownersFile(sections, base))}
      >
        org_settings.tokens.json
      </Button>
      {THEMES.map((theme) => {
        const name = `${theme === "dark" ? "Dark" : "Light"}.tokens.json`;
        return (
          <Button key={theme} size="small" variant="line" onClick={() => download(name, figmaMode(layer, base, theme))}>
            {name} for Figma
          </Button>
        );
      })}
      <Button size="small" variant="line" onClick={() => download("theme.css", cssVariables(layer, base))}>
        CSS variables
      </Button>
      <Button
        size="small"
        variant="line"
        onClick={async () => {
          try {
            download("theme.png", await specimenPng(layer, base));
          } catch (error) {
            setSaid((error as Error).message);
          }
        }}
      >
        A picture of the board
      </Button>
      <p role="status" className="type-small">
        {said}
      </p>
    </section>
  );
}

function download(name: string, content: string | Blob): void {
  const blob = typeof content === "string" ? new Blob([content], { type: "application/json" }) : content;
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // The browser reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
