/**
 * The middle of the numbers; of an even count, the mean of the two in the middle.
 * @param {readonly number[]} numbers at least one
 * @throws when there is none, or one is not a number: a median of nothing would pass for a measurement
 */
export function median(numbers) {
  if (numbers.length === 0 || !numbers.every(Number.isFinite)) {
    throw new Error(`No median of [${numbers.join(", ")}]: a measurement is missing. Run the part again.`);
  }
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
