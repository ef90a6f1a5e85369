import { createContext } from "react";

/**
 * Fetches the module of a page before it is asked for.
 * @param pointedAt whether the visitor points at a link to it or has focused it; else one is merely in view
 */
export type Prefetcher = (path: string, pointedAt: boolean) => void;

export const Prefetch = createContext<Prefetcher>(() => {});
