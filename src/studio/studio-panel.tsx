import clsx from "clsx";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { scrollClearOf } from "#lib/scroll-clear-of.ts";
import { ColorList } from "./color-list.tsx";
import { ImportExport } from "./import-export.tsx";
import { InspectMode } from "./inspect-mode.tsx";
import { Presets } from "./presets.tsx";
import { base } from "./preview-sheet.ts";
import { randomTheme } from "./random-theme.ts";
import { ScaleList } from "./scale-list.tsx";
import { specimenSvg } from "./specimen.ts";
import type { TokenUse } from "./token-uses.ts";
import { useDraggablePanel } from "./use-draggable-panel.ts";
import { useStudio } from "./use-studio.ts";

type StudioPanelProps = {
  /** Closes the panel and keeps the theme. */
  onClose: () => void;
  /** Closes the panel and shows the published theme. */
  onExit: () => void;
};

export function StudioPanel({ onClose, onExit }: StudioPanelProps) {
  const studio = useStudio();
  const { panel, place, handle } = useDraggablePanel();
  const [isInspecting, setInspecting] = useState(false);
  const [uses, setUses] = useState<readonly TokenUse[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => scrollClearOf(panel.current as Element), [panel]);

  const keyDown = (event: KeyboardEvent) => {
    // A field has its own undo.
    const isField = (event.target as Element).matches("input:not([type=range], [type=radio], [type=file]), textarea");
    if (!(event.ctrlKey || event.metaKey) || isField) return;
    const isRedo = event.key === "y" || (event.key.toLowerCase() === "z" && event.shiftKey);
    const step = isRedo ? studio.redo : event.key === "z" ? studio.undo : undefined;
    if (!step) return;
    event.preventDefault();
    step();
  };
  const stopComparing = () => studio.setComparing(false);
  const compare = {
    onPointerDown: () => studio.setComparing(true),
    onPointerUp: stopComparing,
    onPointerCancel: stopComparing,
    onPointerLeave: stopComparing,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === " " || key === "Enter") studio.setComparing(true);
    },
    onKeyUp: stopComparing,
    onBlur: stopComparing,
  };

  return (
    <aside
      ref={panel}
      aria-labelledby="studio-heading"
      data-docked={place ? undefined : true}
      style={place && { left: place.left, top: place.top, right: "auto", bottom: "auto" }}
      onKeyDown={keyDown}
      className="studio-panel fixed z-dialog flex flex-col border-heavy border-text bg-bg text-text"
    >
      <header className="on-box flex items-center gap-1 bg-box py-1 ps-1 pe-1 text-on-box">
        <button
          type="button"
          aria-label="Move the studio"
          aria-description="Move with the arrow keys; hold Shift for bigger steps. Home docks it."
          className="grid size-11 cursor-move touch-none place-items-center"
          {...handle}
        >
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            className="size-5"
          >
            <path d="M10 2v16M2 10h16M7 5l3-3 3 3M7 15l3 3 3-3M5 7l-3 3 3 3M15 7l3 3-3 3" />
          </svg>
        </button>
        <h2 ref={heading} id="studio-heading" tabIndex={-1} className="type-h3 flex-1">
          Theme studio
        </h2>
        <button
          type="button"
          aria-label="Close the studio"
          onClick={onClose}
          className="grid size-11 place-items-center"
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="studio-tools grid grid-cols-3 gap-px border-b-thick border-text bg-rule">
        <Tool onClick={studio.undo}>Undo</Tool>
        <Tool onClick={studio.redo}>Redo</Tool>
        <Tool onClick={() => studio.show(randomTheme(Math.random, base))}>Shuffle</Tool>
        <Tool pressed={isInspecting} onClick={() => setInspecting(!isInspecting)}>
          Inspect page
        </Tool>
        <Tool {...compare} pressed={studio.comparing}>
          Hold to compare
        </Tool>
        <Tool onClick={onExit}>Exit preview</Tool>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(specimenSvg(studio.layer, base))}`}
          alt="Theme preview: dark and light side by side"
          width={1200}
          height={380}
          className="block h-auto w-full border-b-thick border-text"
        />
        {studio.warnings.length > 0 && (
          <ul className="type-small grid gap-2 border-b-hair border-rule p-4 text-mute">
            {studio.warnings.map((warning) => (
              <li key={warning}>{warning.replace(/^\S+: /, "")}</li>
            ))}
          </ul>
        )}
        <Part name="Colours" open>
          <ColorList studio={studio} uses={uses} onReset={() => setUses([])} />
        </Part>
        <Part name="Type, spacing and motion">
          <ScaleList studio={studio} />
        </Part>
        <Part name="Presets">
          <Presets studio={studio} />
        </Part>
        <Part name="Import and export">
          <ImportExport studio={studio} />
        </Part>
      </div>
      {isInspecting && (
        <InspectMode
          onInspect={(found) => {
            setUses(found);
            setInspecting(false);
          }}
          onCancel={() => setInspecting(false)}
        />
      )}
    </aside>
  );
}

type ToolProps = Omit<React.ComponentProps<"button">, "onClick"> & {
  onClick?: (() => void) | undefined;
  pressed?: boolean;
};

function Tool({ onClick, pressed, children, ...rest }: ToolProps) {
  const disabled = !onClick && !rest.onPointerDown;
  return (
    <button
      {...rest}
      type="button"
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      onClick={onClick}
      className={clsx(
        "type-small min-h-11 cursor-pointer px-2 font-medium hover:bg-hover aria-disabled:cursor-default aria-disabled:text-mute",
        pressed ? "bg-primary text-on-primary" : "bg-bg",
      )}
    >
      {children}
    </button>
  );
}

function Part({ name, open, children }: { name: string; open?: boolean; children: React.ReactNode }) {
  return (
    <details open={open} className="group border-b-hair border-rule">
      <summary className="type-h3 flex min-h-11 cursor-pointer list-none items-center justify-between px-4">
        {name}
        <Icon name="chevron" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-5">{children}</div>
    </details>
  );
}
