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
  /** Name of what the source is of. */
  title: string;
  open: boolean;
  onClose: () => void;
  tab: SourceTab;
  onTabChange: (tab: SourceTab) => void;
  /** Each is called when its tab is first shown. */
  load: Record<SourceTab, () => Promise<SourceText>>;
};

/** Shows a component's source and its styling in a modal, one tab each. */
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
            // The code inside takes focus itself, as it scrolls.
            <TabPanel key={name} tabIndex={-1} className={classes.panel}>
              <LoadedSource load={load[name]} />
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </Modal>
  );
}
