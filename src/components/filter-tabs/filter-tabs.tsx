// https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
import { Tab, TabGroup, TabList } from "@headlessui/react";
import clsx from "clsx";
import { mirrorTabKeys } from "#lib/mirror-tab-keys.ts";
import { filterTabsClasses as classes } from "./filter-tabs.classes.ts";

type FilterTabsProps<Value extends string> = {
  /** Name of the group of tabs. */
  label: string;
  /** In the order shown. `count`: how many things the tab would leave. */
  tabs: readonly { value: Value; label: string; count: number }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/**
 * Tabs that filter the one panel below them: give it `role="tabpanel"` and `aria-labelledby={filterTabId(value)}`.
 */
export function FilterTabs<Value extends string>({ label, tabs, value, onChange, className }: FilterTabsProps<Value>) {
  return (
    <TabGroup
      className={classes.root}
      selectedIndex={tabs.findIndex((tab) => tab.value === value)}
      onChange={(index) => {
        const tab = tabs[index];
        if (tab) onChange(tab.value);
      }}
    >
      <TabList aria-label={label} onKeyDownCapture={mirrorTabKeys} className={clsx(classes.list, className)}>
        {tabs.map((tab) => (
          <Tab key={tab.value} id={filterTabId(tab.value)} className={clsx(classes.tab)}>
            {tab.label} <span className={classes.count}>{tab.count}</span>
          </Tab>
        ))}
      </TabList>
    </TabGroup>
  );
}

/** Id of the tab of a value, for the panel's `aria-labelledby`. */
export function filterTabId(value: string): string {
  return `filter-${value}`;
}
