import { type ReactNode, useEffect, useState } from "react";
import { showAlert } from "#components/alert/show-alert.ts";
import type { CaseStudy } from "#content/work/case-study.ts";
import type { NextProject } from "#layout/next-box.tsx";
import { useHydrated } from "#lib/use-hydrated.ts";
import { isKeyOff } from "./key-off.ts";

const ADDRESS = /#.*[?&]present\b/;
const FIELD = "input, textarea, select, [contenteditable], [role=dialog], [data-media-player]";

/** Whether the page links to its slides: for the owner, in edit mode, under `npm run present` and at an address with ?present. */
export function useIsOffered(): boolean {
  const hydrated = useHydrated();
  if (!hydrated) return false;
  const isEdited = import.meta.env.DEV && document.querySelector("meta[name=edit-token]") !== null;
  return isEdited || import.meta.env.MODE === "present" || /[?&]present\b/.test(location.search);
}

/**
 * Opens the slides on P, or when the address asks for them. Only then their code loads.
 * @param path of the case study, or of the work list, which presents several
 * @param project and its study: a sealed one is known only once it is open
 */
export function useDeck(path: string, project?: NextProject, study?: CaseStudy): ReactNode {
  const [deck, setDeck] = useState<ReactNode>();
  useEffect(() => {
    const own = project && study && { project, study };
    const follow = async () => {
      if (!ADDRESS.test(location.href)) return setDeck(undefined);
      try {
        setDeck(await (await import("./present/deck.tsx")).loadDeck(path, () => setDeck(undefined), own));
      } catch {
        showAlert({ type: "error", message: "Couldn’t load the slides. Try again or reload the page." });
      }
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key.toLowerCase() !== "p" || ctrlKey || metaKey || altKey || ADDRESS.test(location.href)) return;
      if ((target as Element).closest(FIELD) || isKeyOff()) return;
      history.replaceState(history.state, "", new URL(`#${path}?present=1`, location.href));
      void follow();
    };
    void follow();
    addEventListener("hashchange", follow);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("hashchange", follow);
      removeEventListener("keydown", onKey);
    };
  }, [path, project, study]);
  return deck;
}
