// https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import clsx from "clsx";
import { Dropdown } from "#components/dropdown/dropdown.tsx";
import { Modal } from "#components/modal/modal.tsx";
import type { ComponentDocs, ShowcaseEntry } from "#components/showcase-entry.ts";
import { SourceDisplay } from "#components/source-display/source-display.tsx";
import { mirrorTabKeys } from "#components/workarounds/tab-keys.ts";
import { Loaded } from "./loaded.tsx";
import { sourceModalClasses as classes } from "./source-modal.classes.ts";
import { StyleNeeds } from "./style-needs.tsx";

const tabs = ["Code", "Styling"] as const;

export type SourceView = {
  open: boolean;
  tab: (typeof tabs)[number];
  /** Path of the file. A file that the tab does not list means the first. */
  file: string;
};

type SourceModalProps = SourceView & {
  entry: Pick<ShowcaseEntry, "title" | "docs" | "item">;
  onChange: (part: Partial<SourceView>) => void;
};

/** An option in the Styling tab's list of files. */
const NEEDS = "needs";

export function SourceModal({ entry, open, tab, file, onChange }: SourceModalProps) {
  return (
    <Modal open={open} onClose={() => onChange({ open: false })} title={entry.title}>
      <TabGroup
        selectedIndex={tabs.indexOf(tab)}
        onChange={(index) => onChange({ tab: tabs[index] ?? "Code" })}
        className={classes.group}
      >
        <TabList onKeyDownCapture={mirrorTabKeys} className={classes.tabs}>
          {tabs.map((name) => (
            <Tab key={name} className={clsx(classes.tab)}>
              {name}
            </Tab>
          ))}
        </TabList>
        <TabPanels className={classes.panels}>
          {tabs.map((name) => (
            // The code inside takes focus instead.
            <TabPanel key={name} tabIndex={-1} className={classes.panel}>
              <Loaded load={entry.docs}>
                {(docs) => <Files docs={docs} item={entry.item} tab={name} file={file} onChange={onChange} />}
              </Loaded>
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </Modal>
  );
}

type FilesProps = Pick<SourceModalProps, "tab" | "file" | "onChange"> & { docs: ComponentDocs; item: string };

function Files({ docs, item, tab, file, onChange }: FilesProps) {
  const files = tab === "Code" ? docs.files : docs.styling;
  const shown = files.find(({ path }) => path === file) ?? files[0];
  const isNeeds = tab === "Styling" && file === NEEDS;
  const options = files.map(({ path }) => ({ value: path, label: path.replace(/^components\//, "") }));
  if (tab === "Styling") options.push({ value: NEEDS, label: "Tokens, utilities and variants" });
  return (
    <>
      <div className={classes.picker}>
        <Dropdown
          label={`File (${options.length})`}
          hideLabel
          size="small"
          options={options}
          value={isNeeds ? NEEDS : (shown?.path ?? null)}
          onChange={(path) => path && onChange({ file: path })}
        />
      </div>
      {isNeeds && <StyleNeeds docs={docs} />}
      {!isNeeds && shown && (
        <Loaded key={shown.path} load={shown.load}>
          {(text) => <SourceDisplay source={text} all={tab === "Code" ? () => fetchAll(item) : undefined} />}
        </Loaded>
      )}
    </>
  );
}

/** All files with imports and class names that work in any project. */
async function fetchAll(item: string): Promise<string> {
  const response = await fetch(new URL(`r/${item}.txt`, document.baseURI), { signal: AbortSignal.timeout(15_000) });
  // A login page or a host's error page may have status 200.
  const isText = response.headers.get("content-type")?.startsWith("text/plain");
  if (!response.ok || !isText) throw new Error(`${response.url} answered ${response.status}, not plain text.`);
  return response.text();
}
