import { createContext } from "react";

/** Fetches the module of a page before it is asked for. Failures are silent: the visit itself will meet them. */
export const Prefetch = createContext<(path: string) => void>(() => {});
