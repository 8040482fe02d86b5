/**
 * The value below which this share of all values lies: 0.5 is the median.
 * @throws when there is no value
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error("No value was measured.");
  return value;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
