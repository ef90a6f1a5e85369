/** Texts line by line: what changed in one, and a change put into another form of it. */

/** More cells than that are not compared: the whole middle counts as changed. */
const MOST_CELLS = 4_000_000;

/**
 * The stretches of lines in which two texts differ.
 * @param {readonly string[]} a
 * @param {readonly string[]} b
 * @returns {{ from: number, to: number, start: number, end: number }[]} lines from–to of a became lines start–end of b
 */
export function hunks(a, b) {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const [rows, columns] = [a.length - head - tail, b.length - head - tail];
  if (rows === 0 && columns === 0) return [];
  if (rows * columns > MOST_CELLS) return [{ from: head, to: head + rows, start: head, end: head + columns }];
  // How many lines the rests of both have in common, from each line on.
  const width = columns + 1;
  const common = new Uint32Array((rows + 1) * width);
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      const skip = Math.max(common[(i + 1) * width + j], common[i * width + j + 1]);
      common[i * width + j] = a[head + i] === b[head + j] ? common[(i + 1) * width + j + 1] + 1 : skip;
    }
  }
  const found = [];
  for (let i = 0, j = 0; i < rows || j < columns; ) {
    const hunk = { from: head + i, to: head + i, start: head + j, end: head + j };
    while (i < rows || j < columns) {
      if (i < rows && j < columns && a[head + i] === b[head + j]) break;
      if (j >= columns || (i < rows && common[(i + 1) * width + j] >= common[i * width + j + 1])) i++;
      else j++;
    }
    found.push({ ...hunk, to: head + i, end: head + j });
    while (i < rows && j < columns && a[head + i] === b[head + j]) {
      i++;
      j++;
    }
  }
  return found.filter(({ from, to, start, end }) => from < to || start < end);
}

/**
 * Puts a change into the owner's own text, which a library would write in another form: where nothing changed, the owner's
 * lines stay as they are.
 * @param {string} own the text as the owner wrote it
 * @param {string} before the same as the library writes it
 * @param {string} after what the library writes after the change
 */
export function weave(own, before, after) {
  const [lines, old, next] = [own, before, after].map((text) => text.split("\n"));
  // Line by line where there are as many: an edit takes the form of its own lines alone.
  const forms = hunks(old, lines).flatMap((hunk) => {
    const { from, to, start, end } = hunk;
    if (to - from !== end - start) return [hunk];
    return old
      .slice(from, to)
      .map((_, i) => ({ from: from + i, to: from + i + 1, start: start + i, end: start + i + 1 }));
  });
  const edits = hunks(old, next);
  const isEdited = (from, to) => edits.some((edit) => edit.from < to && from < edit.to);
  const result = [];
  for (let at = 0; at <= old.length; ) {
    const form = forms.find(({ from, to }) => from === at && !isEdited(from, to));
    const edit = edits.find(({ from }) => from === at);
    const own = form ? lines.slice(form.start, form.end) : [];
    if (form?.to === at) result.push(...own);
    if (edit) result.push(...next.slice(edit.start, edit.end));
    if (edit?.to > at) at = edit.to;
    else if (form?.to > at) {
      result.push(...own);
      at = form.to;
    } else {
      if (at < old.length) result.push(old[at]);
      at++;
    }
  }
  return result.join("\n");
}
