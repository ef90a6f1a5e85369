import type { TokenKind } from "#components/showcase-entry.ts";

export const sourceDisplayClasses = {
  root: "flex min-h-0 flex-col",
  scroller: "min-h-24 overflow-auto -outline-offset-3 [box-shadow:none]",
  code: "m-0 px-6 py-5.5 narrow:px-4 narrow:py-4 font-code text-compact leading-code narrow:text-label wrap-anywhere whitespace-pre-wrap [tab-size:2]",
  // Wrapped lines are indented by two more characters.
  line: "block ps-[calc((var(--indent)+2)*1ch)] indent-[calc((var(--indent)+2)*-1ch)]",
  foot: "flex flex-none flex-wrap items-center gap-4 border-t border-rule px-6 py-4 narrow:px-4 narrow:py-3",
  kind: {
    "": undefined,
    comment: "text-mute",
    string: "text-primary-text",
    keyword: "text-warn-text",
  } satisfies Record<TokenKind, string | undefined>,
} as const;
