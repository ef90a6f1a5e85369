import { useEffect, useRef, useState } from "react";
import { showAlert } from "#components/alert/show-alert.ts";

/** A place that the search found, or a typed text without coordinates. */
export type Address = {
  display_name: string;
  /** Degrees, as decimal text. */
  lat?: string;
  lon?: string;
};

/** Looks a text up. Rejects with an error whose `status` is the HTTP status, 0 without a connection. */
export type SearchAddresses = (query: string, signal: AbortSignal) => Promise<readonly Address[]>;

export type AddressResults =
  | { state: "idle" | "searching" }
  | { state: "found"; addresses: readonly Address[]; query: string }
  | { state: "failed"; reason: string };

/** The most suggestions that are shown (specification, section 9). */
const MOST = 5;
/** A search while typing: the ms it waits after the last key, and the fewest letters. */
const PAUSE = 300;
const FEWEST = 3;

/**
 * Runs searches and keeps their results. A newer text discards the answer to an older one.
 * @param typeahead whether the service allows a search while the visitor types
 */
export function useAddressSearch(search: SearchAddresses, typeahead: boolean) {
  const [results, setResults] = useState<AddressResults>({ state: "idle" });
  const running = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const forget = () => {
    clearTimeout(timer.current);
    running.current?.abort();
    setResults({ state: "idle" });
  };
  const start = async (text: string) => {
    forget();
    const query = text.trim();
    if (query === "") return;
    const controller = new AbortController();
    running.current = controller;
    setResults({ state: "searching" });
    try {
      const addresses = await search(query, controller.signal);
      if (controller.signal.aborted) return;
      setResults({ state: "found", addresses: addresses.filter(isAddress).slice(0, MOST), query });
    } catch (error) {
      if (controller.signal.aborted) return;
      setResults({ state: "failed", reason: reasonOf(error) });
      showAlert({ type: "error", message: "Failed to fetch address suggestions" });
    }
  };
  /** To be called with every change of the text. */
  const typed = (text: string) => {
    forget();
    if (typeahead && text.trim().length >= FEWEST) timer.current = setTimeout(() => start(text), PAUSE);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );
  return { results, start, typed, forget };
}

/** A search service may answer anything. */
function isAddress(found: Partial<Address> | null): found is Address {
  return typeof found?.display_name === "string";
}

function reasonOf(error: unknown): string {
  const status = (error as { status?: unknown } | null)?.status;
  if (status === 0)
    return "No connection to the address search. What you typed stays; search again when you are online.";
  if (status === 429) return "Too many searches in a short time. Wait a moment, then search again.";
  return "The address search does not answer as it should. What you typed stays as it is; search again in a minute.";
}
