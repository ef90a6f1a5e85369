import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#components/button/button.tsx";
import { sourceModalClasses as classes } from "./source-modal.classes.ts";

type LoadedProps<Value> = {
  load: () => Promise<Value>;
  /** Names it in messages. Default: "source". */
  what?: string;
  className?: string;
  children: (value: Value) => ReactNode;
};

/** Loads a value and renders it, or a message while loading and after a failure. */
export function Loaded<Value>({ load, what = "source", className = classes.note, children }: LoadedProps<Value>) {
  const [loaded, setLoaded] = useState<{ value: Value } | "failed">();
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry loads again.
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
        {loaded === "failed" ? `Couldn’t load the ${what}. Try again or reload the page.` : `Loading the ${what}…`}
      </p>
      {loaded === "failed" && (
        <Button
          size="small"
          variant="line"
          onClick={({ currentTarget }) => {
            // The button is about to disappear, so the panel takes focus.
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
