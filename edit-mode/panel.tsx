import { useState } from "react";
import { Button } from "#components/button/button.tsx";
import type { Outcome, Section } from "../vite/edit/content-files.ts";
import { Action } from "./action.tsx";
import { useEdit } from "./edit-context.ts";
import { PageTab, SiteTab } from "./field-tabs.tsx";
import { LeftToDo } from "./left-to-do.tsx";
import { Mail } from "./mail.tsx";
import { Message } from "./message.tsx";
import { post } from "./post.ts";
import { SectionEditor } from "./section-editor.tsx";
import { WorkTab } from "./work-tab.tsx";

const TABS = { "Left to do": LeftToDo, "This page": PageTab, Site: SiteTab, Work: WorkTab, Mail };
type TabName = keyof typeof TABS;
const names = Object.keys(TABS) as TabName[];
const TAB = "edit-tab";

type PanelProps = {
  outcome: Outcome | undefined;
  /** The case study's section that is being edited. */
  section: Section | undefined;
  onClose: () => void;
};

export function Panel({ outcome, section, onClose }: PanelProps) {
  const { state } = useEdit();
  const [tab, setTab] = useState(() => names.find((name) => name === sessionStorage.getItem(TAB)) ?? "Left to do");
  const choose = (name: TabName) => {
    setTab(name);
    sessionStorage.setItem(TAB, name);
  };
  const Tab = TABS[tab];
  return (
    <aside className="edit-panel" aria-label="Edit">
      <div className="edit-row">
        <Action disabled={!state.undo} run={() => post("undo")}>
          Undo
        </Action>
        <Action disabled={!state.redo} run={() => post("redo")}>
          Redo
        </Action>
      </div>
      <Message outcome={outcome} />
      {section ? (
        <SectionEditor key={section.file + section.index} section={section} onClose={onClose} />
      ) : (
        <>
          <div className="edit-row">
            {names.map((name) => (
              <Button
                key={name}
                size="small"
                variant={name === tab ? "solid" : "line"}
                aria-pressed={name === tab}
                onClick={() => choose(name)}
              >
                {name}
              </Button>
            ))}
          </div>
          <Tab />
        </>
      )}
    </aside>
  );
}
