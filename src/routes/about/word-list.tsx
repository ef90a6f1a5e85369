type WordListProps = { heading: string; words: readonly string[] };

/** Short entries in columns: skills, which the resume keeps in groups, and languages. */
export function WordList({ heading, words }: WordListProps) {
  return (
    <section>
      <h2 className="type-h2 mb-4.5">{heading}</h2>
      <ul className="columns-[3_7em] gap-x-gutter border-y-thick border-text pt-2.5 pb-3 narrow:columns-[2_7em]">
        {words.map((word) => (
          <li key={word} className="break-inside-avoid py-[7px]">
            {word}
          </li>
        ))}
      </ul>
    </section>
  );
}
