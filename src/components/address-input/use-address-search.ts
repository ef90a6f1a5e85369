import { useEffect, useRef, useState } from "react";
import { showAlert } from "#components/alert/show-alert.ts";

/** A place that was found, or typed text without coordinates. */
export type Address = {
  display_name: string;
  /** Degrees, as decimal text. */
  lat?: string;
  lon?: string;
};

/** Rejects with an error whose `status` is the HTTP status, or 0 without a connection. */
export type SearchAddresses = (query: string, signal: AbortSignal) => Promise<readonly Address[]>;

export type AddressResults =
  | { state: "idle" | "searching" }
  | { state: "found"; addresses: readonly Address[]; query: string }
  | { state: "failed"; reason: string };

const MAX_SUGGESTIONS = 5;
const TYPEAHEAD_PAUSE_MS = 300;
const TYPEAHEAD_MIN_LENGTH = 3;

/** Runs searches and keeps their results. A newer query discards the answer to an older one. */
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
      setResults({ state: "found", addresses: addresses.filter(isAddress).slice(0, MAX_SUGGESTIONS), query });
    } catch (error) {
      if (controller.signal.aborted) return;
      setResults({ state: "failed", reason: explain(error) });
      showAlert({ type: "error", message: "Failed to fetch address suggestions" });
    }
  };
  /** Call on every change of the text. */
  const typed = (text: string) => {
    forget();
    if (typeahead && text.trim().length >= TYPEAHEAD_MIN_LENGTH) {
      timer.current = setTimeout(() => start(text), TYPEAHEAD_PAUSE_MS);
    }
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

function isAddress(found: Partial<Address> | null): found is Address {
  return typeof found?.display_name === "string";
}

function explain(error: unknown): string {
  const status = (error as { status?: unknown } | null)?.status;
  if (status === 0)
    return "Couldn’t reach the address search. Your text is saved; check your connection and try again.";
  if (status === 429) return "Too many searches. Wait a moment and try again.";
  return "Address search isn’t working right now. Your text is saved; try again in a minute.";
}
