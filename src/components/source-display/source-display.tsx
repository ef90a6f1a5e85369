import { type CSSProperties, useEffect, useRef, useState } from "react";
import { Button } from "#components/button/button.tsx";
import { Icon } from "#components/icon/icon.tsx";
import { plainText, type SourceSpan, type SourceText } from "#lib/source-text.ts";
import { sourceDisplayClasses as classes } from "./source-display.classes.ts";

type SourceDisplayProps = { source: SourceText };

/** Shows a source file that was highlighted at build time, and copies it whole. */
export function SourceDisplay({ source }: SourceDisplayProps) {
  const code = useRef<HTMLPreElement>(null);
  const [outcome, setOutcome] = useState<"copied" | "selected">();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), 3000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(plainText(source));
      setOutcome("copied");
    } catch {
      // Refused by the browser or its user, or the page is not on https: the next best thing is one key away.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setOutcome("selected");
    }
  };
  return (
    <div className={classes.root}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard (WCAG 2.1.1). */}
      <section aria-label={source.name} tabIndex={0} className={classes.scroller}>
        <pre className={classes.code} ref={code}>
          {source.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
            <span key={index} className={classes.line} style={{ "--indent": indentOf(line) } as CSSProperties}>
              {line.map(([kind, text], place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do the pieces of a line.
                <span key={place} className={classes.kind[kind]}>
                  {text}
                </span>
              ))}
              {index < source.lines.length - 1 && "\n"}
            </span>
          ))}
        </pre>
      </section>
      <div className={classes.foot}>
        <Button size="small" variant="line" onClick={copy}>
          <Icon name={outcome === "copied" ? "check" : "copy"} /> Copy
        </Button>
        <span role="status" className="type-small">
          {outcome === "copied" && "Copied"}
          {outcome === "selected" && "Selected: press Ctrl+C or ⌘C to copy."}
        </span>
      </div>
    </div>
  );
}

/** How far in a line begins, in characters. */
function indentOf(line: readonly SourceSpan[]): number {
  const text = line[0]?.[1] ?? "";
  return text.length - text.trimStart().length;
}
