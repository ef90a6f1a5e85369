/**
 * The middle number, or the mean of the two in the middle of an even count.
 * @param {readonly number[]} numbers at least one
 * @throws when the list is empty or has a value that is not a number: the median would look like a measurement
 */
export function median(numbers) {
  if (numbers.length === 0 || !numbers.every(Number.isFinite)) {
    throw new Error(`No median of [${numbers.join(", ")}]: a measurement is missing. Run the part again.`);
  }
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
