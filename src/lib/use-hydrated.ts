import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the prerendered page and in its hydration, true in every render after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
