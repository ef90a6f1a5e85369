import { useEffect, useState } from "react";
import { Button } from "#components/button/button.tsx";
import { SourceDisplay } from "#components/source-display/source-display.tsx";
import type { SourceText } from "#lib/source-text.ts";
import { sourceModalClasses as classes } from "./source-modal.classes.ts";

type LoadedSourceProps = { load: () => Promise<SourceText> };

/** A source file, fetched when the component is mounted. */
export function LoadedSource({ load }: LoadedSourceProps) {
  const [source, setSource] = useState<SourceText | "failed">();
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try loads again.
  useEffect(() => {
    let current = true;
    setSource(undefined);
    load().then(
      (loaded) => current && setSource(loaded),
      () => current && setSource("failed"),
    );
    return () => {
      current = false;
    };
  }, [load, tries]);

  if (source && source !== "failed") return <SourceDisplay source={source} />;
  return (
    <div className={classes.note}>
      <p role="status">
        {source === "failed" ? "The source could not be loaded. Try again, or reload the page." : "Loading the source"}
      </p>
      {source === "failed" && (
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
