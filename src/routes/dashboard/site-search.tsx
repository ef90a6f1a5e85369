import { Icon } from "#components/icon/icon.tsx";

type SiteSearchProps = { value: string; onChange: (text: string) => void };

export function SiteSearch({ value, onChange }: SiteSearchProps) {
  return (
    <label className="on-box relative block">
      <span className="sr-only">Search websites</span>
      <Icon name="search" className="pointer-events-none absolute start-4 top-4 size-5" />
      <input
        id="site-search"
        type="search"
        placeholder="Search by name or address"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-control w-full appearance-none text-ellipsis border-b-thick border-edge bg-sunk py-3 ps-12 pe-3.5 text-[1.125rem] leading-[1.4] text-text transition-colors duration-instant placeholder:text-mute placeholder:opacity-100 hover:border-text focus:[box-shadow:none] focus:outline-3 focus:outline-focus"
      />
    </label>
  );
}
