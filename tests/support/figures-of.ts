type Section<F> = { figures: readonly F[]; rejectedFigures?: readonly F[] };

/** A case study's figures. */
export function figuresOf<F>({ screens, sections }: { screens: readonly F[]; sections: readonly Section<F>[] }): F[] {
  return [...screens, ...sections.flatMap(({ figures, rejectedFigures = [] }) => [...figures, ...rejectedFigures])];
}
