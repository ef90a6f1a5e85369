/**
 * Where a key leads in a row of options: arrows wrap and pass over the disabled, Home and End go to the ends.
 * @param from index of the chosen option, -1 for none
 * @param rtl whether the row runs from right to left
 * @returns an index, or null when the key leads nowhere
 */
export function nextOption(
  options: readonly { disabled?: boolean }[],
  from: number,
  key: string,
  rtl: boolean,
): number | null {
  const enabled = options.flatMap((option, index) => (option.disabled ? [] : [index]));
  const forward = key === "ArrowDown" || key === (rtl ? "ArrowLeft" : "ArrowRight");
  const back = key === "ArrowUp" || key === (rtl ? "ArrowRight" : "ArrowLeft");
  if (key === "Home") return enabled[0] ?? null;
  if (key === "End") return enabled.at(-1) ?? null;
  if (forward) return enabled.find((index) => index > from) ?? enabled[0] ?? null;
  if (back) return enabled.findLast((index) => index < from) ?? enabled.at(-1) ?? null;
  return null;
}
