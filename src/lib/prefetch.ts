import { createContext } from "react";

/** Fetches a page ahead of a visit. The app gives the function, so that links know nothing of the routes. */
export const Prefetch = createContext<(path: string) => void>(() => {});
