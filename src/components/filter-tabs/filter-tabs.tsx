// https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
import { Tab, TabGroup, TabList } from "@headlessui/react";
import clsx from "clsx";
import { Fragment } from "react";
import { mirrorTabKeys } from "#components/workarounds/tab-keys.ts";
import { filterTabsClasses as classes } from "./filter-tabs.classes.ts";

type FilterTabsProps<Value extends string> = {
  /** Name of the group of tabs. */
  label: string;
  /** Id of the panel that the tabs filter. */
  panel: string;
  /** The tabs in their order. `count` is how many items a tab would show. */
  tabs: readonly { value: Value; label: string; count: number }[];
  /** The value of the chosen tab. */
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
    // Before hydration Headless UI has a hidden button among the tabs, a stop without a name:
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
            // Without a panel of its own Headless UI deletes `aria-controls`, so the button is ours. Tab's types lack `id`:
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

/** Id of the tab of a value, for the panel's `aria-labelledby`. */
export function filterTabId(value: string): string {
  return `filter-${value}`;
}
