/** Finds problems with a page's fitted titles. Runs in the page. */
/** Lines of titles of which something is cut off at the right or below, or that run out of their place. */
export function lostTitles(): string[] {
  const lines = [...document.querySelectorAll<HTMLElement>("[data-fit]")].filter((line) => line.checkVisibility());
  if (lines.length === 0) return ["no title"];
  return lines.flatMap((line) => {
    const { fontSize, lineHeight, letterSpacing, getPropertyValue } = getComputedStyle(line);
    const em = Number.parseFloat(fontSize);
    // The empty side of the last letter may be cut.
    const empty = -Number(getPropertyValue.call(getComputedStyle(line), "--r")) * em;
    const space = Number.parseFloat(letterSpacing) || 0;
    const text = document.createRange();
    text.selectNodeContents(line);
    const rows = [...text.getClientRects()];
    const end = Math.max(...rows.map(({ right }) => right)) - empty - space;
    const { top, height } = line.getBoundingClientRect();
    const needed = (rows.length - 1) * Number.parseFloat(lineHeight) + 0.6 * em;
    const lost: string[] = [];
    if (height < needed) lost.push(`${line.dataset.fit} is ${height} px high and needs ${needed}`);
    for (let box: HTMLElement | null = line; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (overflowX !== "visible" && end > edge.right + 1) lost.push(`${line.dataset.fit}: ${end - edge.right} px`);
      if (overflowY !== "visible" && top + needed > edge.bottom + 1) lost.push(`${line.dataset.fit}: below`);
    }
    if (end > document.documentElement.clientWidth) lost.push(`${line.dataset.fit} ends outside the window`);
    return lost;
  });
}

export function wrappedTitles(): string[] {
  return [...document.querySelectorAll<HTMLElement>("[data-fit]")].flatMap((line) => {
    const text = document.createRange();
    text.selectNodeContents(line);
    return line.checkVisibility() && text.getClientRects().length !== 1 ? [line.dataset.fit ?? ""] : [];
  });
}
