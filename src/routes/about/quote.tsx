type QuoteProps = { text: string; by: string };

/** A band in the colour of the lining, from wall to wall of the well. */
export function Quote({ text, by }: QuoteProps) {
  return (
    <figure className="-mx-14 bg-lining px-14 pt-10 pb-11 text-on-lining medium:-mx-s6 medium:px-s6 narrow:-mx-3 narrow:px-3 narrow:pt-7 narrow:pb-7.5">
      <blockquote>
        <p className="type-h2 max-w-[22em] leading-title">“{text}”</p>
      </blockquote>
      <figcaption className="mt-4.5 font-medium">{by}</figcaption>
    </figure>
  );
}
