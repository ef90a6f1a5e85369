import clsx from "clsx";
import { useRef } from "react";
import { useTypedBefore } from "#components/field/use-typed-before.ts";
import { Icon } from "#components/icon/icon.tsx";

type SiteSearchProps = { value: string; onChange: (text: string) => void };

export function SiteSearch({ value, onChange }: SiteSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, ({ value }) => onChange(value));
  return (
    <div data-print="none" className="on-box relative w-full">
      <Icon name="search" className="pointer-events-none absolute start-4 top-4 size-5" />
      <input
        ref={input}
        id="site-search"
        type="search"
        aria-label="Search websites"
        placeholder="Search by name or URL"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(
          "min-h-control w-full appearance-none text-ellipsis sunken py-3 ps-12 pe-3.5 text-entry leading-entry",
          "transition-colors duration-instant placeholder:text-mute hover:border-text [box-shadow:none]",
        )}
      />
    </div>
  );
}
