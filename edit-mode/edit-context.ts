import { createContext, useContext } from "react";
import type { State } from "../vite/edit/content-files.ts";

type EditContext = {
  state: State;
  /** Reads the content again, after a change. */
  refresh: () => Promise<void>;
};

export const EditContext = createContext<EditContext | undefined>(undefined);

export function useEdit(): EditContext {
  return useContext(EditContext) as EditContext;
}
