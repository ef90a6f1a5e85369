type TagListProps = { heading: string; tags: readonly string[] };

export function TagList({ heading, tags }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <section>
      <h2 className="type-h2 mb-4.5">{heading}</h2>
      <ul className="columns-[3_7em] gap-x-gutter border-y-thick border-text pt-2.5 pb-3 narrow:columns-[2_7em]">
        {[...new Set(tags)].map((tag) => (
          <li key={tag} className="break-inside-avoid py-[7px]">
            {tag}
          </li>
        ))}
      </ul>
    </section>
  );
}
