import clsx from "clsx";
import type { ReactNode } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { type ButtonLook, buttonClassName } from "./button-class-name.ts";

type ButtonLinkProps = ButtonLook & {
  href: string;
  children: ReactNode;
  /** Read by screen readers after the label, such as "opens in a new window". */
  note: string;
  className?: string;
};

/** A link that looks like a button and opens a new window. */
export function ButtonLink({ href, children, note, className, ...look }: ButtonLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={clsx(buttonClassName(look), className)}>
      {children} <Icon name="external" />
      <span className="sr-only">{`(${note})`}</span>
    </a>
  );
}
