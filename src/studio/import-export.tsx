import { type ComponentProps, type DragEvent, useId, useState } from "react";
import { Button } from "#components/button/button.tsx";
import { THEMES } from "#theme/layer/base.ts";
import { layerCss } from "#theme/layer/layer-css.ts";
import { SECTIONS } from "#theme/layer/org-settings.ts";
import { figmaMode, ownersFile } from "./exports.ts";
import { readFiles } from "./import/read-files.ts";
import { suggestRole } from "./import/suggest-role.ts";
import type { ForeignColor, Reading } from "./import/types.ts";
import { linkOf, PARAMETER } from "./link.ts";
import { base, readSections } from "./preview-sheet.ts";
import { nameOf } from "./role-names.ts";
import type { Sections } from "./sections.ts";
import { specimenPng } from "./specimen.ts";
import type { Studio } from "./use-studio.ts";

const known = new Map(Object.entries(base.types));
const LARGEST_MB = 5;

type Outcome = Pick<Reading, "imported" | "skipped" | "colors"> & { error?: string };

export function ImportExport({ studio }: { studio: Studio }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [text, setText] = useState("");
  const [over, setOver] = useState(false);
  const textId = useId();

  const fail = (error: string) => setOutcome({ imported: [], skipped: [], colors: [], error });
  const importTokens = (files: readonly { name: string; text: string }[]) => {
    try {
      const { sections, imported, skipped, colors } = readFiles(files, known);
      const merged = Object.fromEntries(
        SECTIONS.map((name) => [name, { ...studio.sections[name], ...sections[name] }]),
      ) as Sections;
      // Throws before anything changes.
      readSections(merged);
      studio.show(merged);
      setOutcome({ imported, skipped, colors });
    } catch (error) {
      fail((error as Error).message);
    }
  };
  const importFiles = async (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    const large = files.find(({ size }) => size > LARGEST_MB * 1024 * 1024);
    if (large) return fail(`${large.name} is larger than ${LARGEST_MB} MB. Export the tokens only and try again.`);
    importTokens(await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() }))));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void importFiles(event.dataTransfer.files);
  };

  return (
    <div className="grid gap-6">
      <section aria-label="Import" className="grid gap-3">
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
          <p>Drop token files: this site’s own, Figma modes, Tokens Studio or any DTCG file.</p>
          <label className="relative font-bold underline">
            Choose files
            <input
              type="file"
              multiple
              onChange={({ target }) => {
                void importFiles(target.files);
                target.value = "";
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
        </div>
        <label htmlFor={textId}>Or paste here</label>
        <textarea
          id={textId}
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          spellCheck={false}
          className="block w-full border-thick border-edge bg-sunk p-2 font-code"
        />
        <div>
          <SmallButton onClick={() => importTokens([{ name: "Pasted text", text }])}>Import</SmallButton>
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

function SmallButton(props: ComponentProps<typeof Button>) {
  return <Button size="small" variant="line" {...props} />;
}

function Report({ outcome: { imported, skipped, error } }: { outcome: Outcome }) {
  if (error) return <p className="whitespace-pre-line text-warn-text">{error} Nothing changed.</p>;
  return (
    <div className="grid gap-2">
      {imported.length > 0 && <p>Imported: {imported.join(", ")}.</p>}
      {skipped.length > 0 && (
        <>
          <p>Skipped:</p>
          <ul className="type-small grid gap-1.5">
            {skipped.map(({ what, why, fix }) => (
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

const TARGETS = [
  ["both", "primaryColor"],
  ["both", "secondaryColor"],
  ["both", "role.box"],
  ["dark", "role.bg"],
  ["light", "role.bg"],
] as const;

/** Assigns imported colours whose names match no token. */
function Colors({ colors, studio }: { colors: readonly ForeignColor[]; studio: Studio }) {
  const [chosen, setChosen] = useState(colors[0] as ForeignColor);
  const suggested = suggestRole(chosen.hex);
  const targets = TARGETS.some(([, id]) => id === suggested[1]) ? TARGETS : [...TARGETS, suggested];
  const label = ([section, id]: readonly [string, string]) =>
    `${nameOf(id)}${section === "both" ? "" : `, ${section}`}`;
  return (
    <div className="grid gap-2">
      <p>These colours don’t match a token name. Pick one, then assign it.</p>
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
        <b>{chosen.name}</b>, {chosen.hex}. Suggested role: {label(suggested)}.
      </p>
      <div className="flex flex-wrap gap-2">
        {targets.map(([section, id]) => (
          <SmallButton key={`${section} ${id}`} onClick={() => studio.set(section, id, chosen.hex)}>
            {label([section, id])}
          </SmallButton>
        ))}
      </div>
    </div>
  );
}

function Export({ studio }: { studio: Studio }) {
  const { sections, layer } = studio;
  const [message, setMessage] = useState("");
  const copyLink = async () => {
    const link = new URL("./", document.baseURI);
    link.search = `?${PARAMETER}=${linkOf(sections, base)}`;
    try {
      await navigator.clipboard.writeText(link.href);
      setMessage("Link copied. It opens the site in these colours, marked as a preview.");
    } catch {
      setMessage(`Couldn’t copy. The link is ${link.href}`);
    }
  };
  const save = async () => {
    const answer = await fetch("/__org-settings", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: ownersFile(sections, base),
    }).catch(() => undefined);
    setMessage(
      answer?.ok
        ? "Saved to tokens/org_settings.tokens.json."
        : `Not saved. ${answer ? await answer.text() : "The dev server isn’t responding. Restart it with npm run dev."}`,
    );
  };
  return (
    <section aria-label="Export" className="grid gap-2">
      {import.meta.env.DEV && (
        <SmallButton variant="solid" onClick={save}>
          Save token file
        </SmallButton>
      )}
      <SmallButton onClick={copyLink}>Copy preview link</SmallButton>
      <SmallButton onClick={() => download("org_settings.tokens.json", ownersFile(sections, base))}>
        Download org_settings.tokens.json
      </SmallButton>
      {THEMES.map((theme) => {
        const name = `${theme === "dark" ? "Dark" : "Light"}.tokens.json`;
        return (
          <SmallButton key={theme} onClick={() => download(name, figmaMode(layer, base, theme))}>
            Download {name} for Figma
          </SmallButton>
        );
      })}
      <SmallButton onClick={() => download("theme.css", layerCss(layer, base))}>Download CSS variables</SmallButton>
      <SmallButton
        onClick={() =>
          specimenPng(layer, base).then(
            (image) => download("theme.png", image),
            (error) => setMessage(error.message),
          )
        }
      >
        Download preview image
      </SmallButton>
      <p role="status" className="type-small">
        {message}
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
