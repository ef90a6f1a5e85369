import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#components/button/button.tsx";
import { sourceModalClasses as classes } from "./source-modal.classes.ts";

type LoadedProps<Value> = {
  /** Called when this is mounted, and once more by each try. */
  load: () => Promise<Value>;
  /** The word for it. Default: "source". */
  what?: string;
  className?: string;
  children: (value: Value) => ReactNode;
};

/** Fetches something when mounted, and shows it. While that lasts and when it fails, says so. */
export function Loaded<Value>({ load, what = "source", className = classes.note, children }: LoadedProps<Value>) {
  const [loaded, setLoaded] = useState<{ value: Value } | "failed">();
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try loads again.
  useEffect(() => {
    let current = true;
    setLoaded(undefined);
    load().then(
      (value) => current && setLoaded({ value }),
      () => current && setLoaded("failed"),
    );
    return () => {
      current = false;
    };
  }, [load, tries]);

  if (loaded && loaded !== "failed") return children(loaded.value);
  return (
    <div className={className}>
      <p role="status">
        {loaded === "failed"
          ? `The ${what} could not be loaded. Try again, or reload the page.`
          : `Loading the ${what}`}
      </p>
      {loaded === "failed" && (
        <Button
          size="small"
          variant="line"
          onClick={({ currentTarget }) => {
            // The button will be removed. The panel takes focus, and the source comes next in the tab order.
            currentTarget.closest<HTMLElement>("[tabindex='-1']")?.focus();
            setTries(tries + 1);
          }}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
