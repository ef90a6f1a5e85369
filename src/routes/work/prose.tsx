import { createElement, Fragment, type ReactNode } from "react";
import type { Prose as Content, ProseElement } from "#content/work/case-study.ts";

/** Replaces the styles that Tailwind's reset removes. */
const LOOKS: Partial<Record<ProseElement["tag"], string>> = {
  a: "link",
  ul: "grid list-disc gap-1.5 ps-5",
  ol: "grid list-decimal gap-1.5 ps-5",
  blockquote: "grid gap-4 border-s-thick border-text ps-4.5",
  pre: "overflow-x-auto bg-sunk p-4 type-small",
  h3: "type-h3",
};

type ProseProps = {
  content: Content;
  /** Renders a lone paragraph without an element of its own. Default: false. */
  bare?: boolean;
  className?: string;
};

export function Prose({ content, bare = false, className }: ProseProps) {
  if (isBlocks(content))
    return <div className={`grid content-start gap-4 ${className ?? ""}`}>{rendered(content)}</div>;
  return bare ? rendered(content) : <p className={className}>{rendered(content)}</p>;
}

const BLOCKS: readonly string[] = ["p", "ul", "ol", "blockquote", "pre", "h3"] satisfies ProseElement["tag"][];

function isBlocks(content: Content): boolean {
  const first = Array.isArray(content) ? content[0] : content;
  return typeof first === "object" && "tag" in first && BLOCKS.includes(first.tag);
}

function rendered(content: Content): ReactNode {
  if (typeof content === "string") return content;
  // As children of one element, the parts need no keys.
  if (isRow(content)) return createElement(Fragment, null, ...content.map(rendered));
  const { tag: Tag, href, of } = content;
  if (Tag === "br") return <br />;
  // Lets the keyboard scroll wide code.
  const more = Tag === "pre" ? { tabIndex: 0 } : href ? { href } : {};
  return (
    <Tag className={LOOKS[Tag]} {...more}>
      {rendered(of)}
    </Tag>
  );
}

function isRow(content: Exclude<Content, string>): content is readonly Content[] {
  return Array.isArray(content);
}
