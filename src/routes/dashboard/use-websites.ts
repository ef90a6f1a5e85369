import { useCallback, useEffect, useState } from "react";
import type { ClientWebsite, FoundStatus, loadClientWebsites, Status } from "#services/client-websites.ts";

/** A status that was changed by hand, and whether it has been undone. */
export type StatusChange = { id: string; name: string; from: FoundStatus; to: Status; undone: boolean };

/** The sites and their changes, which last as long as the page. `known` is shown until `load` has answered. */
export function useWebsites(load: typeof loadClientWebsites, known: readonly ClientWebsite[]) {
  const [sites, setSites] = useState(known);
  const [loading, setLoading] = useState(true);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [change, setChange] = useState<StatusChange | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    let current = true;
    setLoading(true);
    setFailed(false);
    load()
      .then((loaded) => current && setSites(loaded))
      .catch((error: unknown) => {
        console.error("Error fetching websites", error);
        if (!current) return;
        setSites([]);
        setFailed(true);
      })
      .finally(() => current && setLoading(false));
    return () => {
      current = false;
    };
  }, [load, attempt]);

  const set = useCallback((id: string, status: FoundStatus) => {
    setSites((all) => all.map((site) => (site.id === id ? { ...site, status } : site)));
  }, []);
  const setStatus = useCallback(
    (site: ClientWebsite, to: Status) => {
      if (site.status === to) return;
      set(site.id, to);
      setChange({ id: site.id, name: site.name, from: site.status, to, undone: false });
    },
    [set],
  );
  const undo = () => {
    if (!change) return;
    set(change.id, change.from);
    setChange({ ...change, undone: true });
  };
  return { sites, loading, failed, change, setStatus, undo, retry: () => setAttempt((count) => count + 1) };
}
