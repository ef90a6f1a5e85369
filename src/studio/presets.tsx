import harbour from "#tokens/examples/harbour.tokens.json";
import orchard from "#tokens/examples/orchard.tokens.json";
import signal from "#tokens/examples/signal.tokens.json";
import { committedSections, isToken } from "./preview-sheet.ts";
import { NOTHING, sectionsOf } from "./sections.ts";
import type { Studio } from "./use-studio.ts";

const presets = [
  { name: "This site", sections: committedSections, about: "The published theme." },
  { name: "Default", sections: NOTHING, about: "No overrides." },
  ...Object.entries({ Harbour: harbour, Orchard: orchard, Signal: signal }).map(([name, file]) => ({
    name,
    sections: sectionsOf(file, isToken),
    about: file.$description.slice(name.length + 2),
  })),
];

export function Presets({ studio }: { studio: Studio }) {
  return (
    <ul className="grid gap-2">
      {presets.map(({ name, sections, about }) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => studio.show(sections)}
            className="w-full cursor-pointer border-thick border-text p-3 text-start hover:bg-hover"
          >
            <b className="block">{name}</b>
            <span className="type-small text-mute">{about}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
