// The few statistics that the tables need.

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** "13.9" KB of 1,000 bytes, as networks count. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
