import { createContext } from "react";

/** Fetches a page before it is asked for. Given by the app, so that a link knows nothing of the routes. */
export const Prefetch = createContext<(path: string) => void>(() => {});
