import { useEffect, useState } from "react";

type FilterTabsModule = typeof import("#components/filter-tabs/filter-tabs.tsx");

/** Loads the filter tabs only if wanted; undefined until then, or if that fails. */
export function useFilterTabs(wanted: boolean): FilterTabsModule | undefined {
  const [loaded, setLoaded] = useState<FilterTabsModule>();
  useEffect(() => {
    if (wanted) import("#components/filter-tabs/filter-tabs.tsx").then(setLoaded, () => {});
  }, [wanted]);
  return loaded;
}
