import clsx from "clsx";
import { type CSSProperties, useRef } from "react";
import { Button } from "#components/button/button.tsx";
import { Icon } from "#components/icon/icon.tsx";
import { plainText, type SourceSpan, type SourceText } from "#components/showcase-entry.ts";
import { useCopy } from "#lib/use-copy.ts";
import { sourceDisplayClasses as classes } from "./source-display.classes.ts";

type SourceDisplayProps = {
  source: SourceText;
  /** Fetches the whole component as one text, for the button that copies it. */
  all?: () => Promise<string>;
};

/** A source file, highlighted at build time, with buttons to copy it. */
export function SourceDisplay({ source, all }: SourceDisplayProps) {
  const code = useRef<HTMLPreElement>(null);
  const { note, copied, copy } = useCopy();
  return (
    <div className={classes.root}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: must scroll by keyboard (WCAG 2.1.1). */}
      <section aria-label={source.name} tabIndex={0} className={classes.scroller}>
        <pre className={clsx(classes.code)} ref={code}>
          {source.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
            <span key={index} className={classes.line} style={{ "--indent": indentOf(line) } as CSSProperties}>
              {line.map(([kind, text], place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do spans.
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
        <Button size="small" variant="line" onClick={() => copy(plainText(source), code.current)}>
          <Icon name={copied ? "check" : "copy"} /> Copy
        </Button>
        {all && (
          <Button size="small" variant="line" onClick={() => copy(all(), null)}>
            Copy all files
          </Button>
        )}
        <span role="status" className="type-small">
          {note}
        </span>
      </div>
    </div>
  );
}

function indentOf(line: readonly SourceSpan[]): number {
  const text = line[0]?.[1] ?? "";
  return text.length - text.trimStart().length;
}
