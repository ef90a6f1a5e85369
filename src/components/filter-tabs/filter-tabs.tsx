// https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
import { Tab, TabGroup, TabList } from "@headlessui/react";
import clsx from "clsx";
import { Fragment } from "react";
import { mirrorTabKeys } from "#components/workarounds/tab-keys.ts";
import { filterTabsClasses as classes } from "./filter-tabs.classes.ts";

type FilterTabsProps<Value extends string> = {
  label: string;
  /** Id of the filtered panel. */
  panel: string;
  /** `count`: the items that the tab would show. */
  tabs: readonly { value: Value; label: string; count: number }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** Tabs that filter one panel: give it `role="tabpanel"`, the id, and `aria-labelledby={filterTabId(value)}`. */
export function FilterTabs<Value extends string>({
  label,
  panel,
  tabs,
  value,
  onChange,
  className,
}: FilterTabsProps<Value>) {
  return (
    // Headless UI prerenders a nameless button among the tabs:
    // https://github.com/tailwindlabs/headlessui/pull/1493
    <div className="contents [&>button]:hidden">
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
            // Without a TabPanel Headless UI deletes `aria-controls`, so the button is ours. Tab's types lack `id`:
            // https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/components/tabs/tabs.tsx#L548
            <Tab key={tab.value} as={Fragment} {...{ id: filterTabId(tab.value) }}>
              <button type="button" aria-controls={panel} className={clsx(classes.tab)}>
                {tab.label} <span className={classes.count}>{tab.count}</span>
              </button>
            </Tab>
          ))}
        </TabList>
      </TabGroup>
    </div>
  );
}

/** For the panel's `aria-labelledby`. */
export function filterTabId(value: string): string {
  return `filter-${value}`;
}
