import { useEffect, useState } from "react";

type FilterTabsModule = typeof import("#components/filter-tabs/filter-tabs.tsx");

/**
 * The filter tabs with Headless UI, fetched only where a list needs them. Undefined until they have come. When they cannot
 * be fetched, the list stays whole and has no filter.
 */
export function useFilterTabs(wanted: boolean): FilterTabsModule | undefined {
  const [loaded, setLoaded] = useState<FilterTabsModule>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    import("#components/filter-tabs/filter-tabs.tsx").then(
      (tabs) => gone || setLoaded(tabs),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return loaded;
}
