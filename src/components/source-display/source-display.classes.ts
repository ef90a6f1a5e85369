import type { TokenKind } from "#lib/source-text.ts";

export const sourceDisplayClasses = {
  root: "flex min-h-0 flex-col",
  scroller: "min-h-24 overflow-auto focus-visible:-outline-offset-3 focus-visible:[box-shadow:none]",
  code: "m-0 px-6 py-5.5 font-code text-[0.875rem] leading-[1.65] wrap-anywhere whitespace-pre-wrap [tab-size:2] narrow:px-4 narrow:py-4 narrow:text-[0.8125rem]",
  // A long line goes on two characters further in than it began.
  line: "block ps-[calc((var(--indent)+2)*1ch)] indent-[calc((var(--indent)+2)*-1ch)]",
  foot: "flex flex-none flex-wrap items-center gap-4 border-t border-rule px-6 py-4 narrow:px-4 narrow:py-3",
  kind: {
    "": undefined,
    comment: "text-mute",
    string: "text-primary-text",
    keyword: "text-warn-text",
  } satisfies Record<TokenKind, string | undefined>,
} as const;
