import { useEffect, useState } from "react";

type FilterTabsModule = typeof import("#components/filter-tabs/filter-tabs.tsx");

/**
 * The tabs with what they stand on (Headless UI), fetched where they are wanted and nowhere else. Undefined until they
 * have come, and for good when they do not: then the list is whole, only without a filter.
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
