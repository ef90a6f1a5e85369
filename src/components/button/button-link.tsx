import clsx from "clsx";
import type { ReactNode } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { type ButtonLook, buttonClassName } from "./button-class-name.ts";

type ButtonLinkProps = ButtonLook & {
  href: string;
  children: ReactNode;
  /** Only screen readers read this, after the label. Default: "opens in a new window". */
  note?: string;
  className?: string;
};

/** A link out of the site that looks like a button. It opens a new window, and an arrow and a note say so. */
export function ButtonLink({ href, children, note = "opens in a new window", className, ...look }: ButtonLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={clsx(buttonClassName(look), className)}>
      {children} <Icon name="external" />
      <span className="sr-only">{`(${note})`}</span>
    </a>
  );
}
