import { useEffect, useRef, useState } from "react";
import { showAlert } from "#components/alert/show-alert.ts";

/** A place, as the search found it. A text that was typed and not looked up has no coordinates. */
export type Address = {
  display_name: string;
  /** Degrees, as decimal text. */
  lat?: string;
  lon?: string;
};

/** Looks a text up. Rejects with an error; its `status` is the HTTP status, 0 without a connection. */
export type SearchAddresses = (query: string, signal: AbortSignal) => Promise<readonly Address[]>;

export type AddressResults =
  | { state: "idle" | "searching" }
  | { state: "found"; addresses: readonly Address[]; query: string }
  | { state: "failed"; reason: string };

/** Most suggestions shown, whatever the search brings (specification, section 9). */
const MOST = 5;
/** From the last key to a search by itself, in ms, and the fewest letters for one. */
const PAUSE = 300;
const FEWEST = 3;

/**
 * Searches and their results; a newer text makes an older answer void.
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

/** What comes from elsewhere may be anything. */
function isAddress(found: Partial<Address> | null): found is Address {
  return typeof found?.display_name === "string";
}

function reasonOf(error: unknown): string {
  const status = (error as { status?: unknown } | null)?.status;
  if (status === 0)
    return "No connection to the address search. What you typed stays; search again when you are online.";
  if (status === 429) return "Too many searches in a short time. Wait a moment, then search again.";
  return "The address search does not answer as it should. What you typed stays as it is.";
}
