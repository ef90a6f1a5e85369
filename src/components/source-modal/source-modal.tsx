// https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import clsx from "clsx";
import { mirrorTabKeys } from "#components/headless/tab-arrows-ignore-direction.ts";
import { Modal } from "#components/modal/modal.tsx";
import type { SourceText } from "#lib/source-text.ts";
import { LoadedSource } from "./loaded-source.tsx";
import { sourceModalClasses as classes } from "./source-modal.classes.ts";

const tabs = ["Code", "Styling"] as const;
export type SourceTab = (typeof tabs)[number];

type SourceModalProps = {
  /** Name of the component whose source is shown. */
  title: string;
  open: boolean;
  onClose: () => void;
  /** The tab that is shown. */
  tab: SourceTab;
  onTabChange: (tab: SourceTab) => void;
  /** Fetches each tab's source, when the tab is shown. */
  load: Record<SourceTab, () => Promise<SourceText>>;
};

/** Shows a component's code and styling in a modal, one tab for each. */
export function SourceModal({ title, open, onClose, tab, onTabChange, load }: SourceModalProps) {
  return (
    <Modal open={open} onClose={onClose} title={title}>
      <TabGroup
        selectedIndex={tabs.indexOf(tab)}
        onChange={(index) => onTabChange(tabs[index] ?? "Code")}
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
            // The scrollable code inside takes focus.
            <TabPanel key={name} tabIndex={-1} className={classes.panel}>
              <LoadedSource load={load[name]} />
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </Modal>
  );
}
