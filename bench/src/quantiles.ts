// Median of measured values, and quantiles.

/** The value at this share (0 to below 1) of the sorted values: 0.95 is p95. Fails where nothing was measured. */
export function quantile(values: readonly number[], share: number): number {
  const found = values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];
  if (found === undefined) throw new Error('Nothing was measured');
  return found;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
export const p95 = (values: readonly number[]): number => quantile(values, 0.95);
