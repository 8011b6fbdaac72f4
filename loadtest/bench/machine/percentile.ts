/**
 * Nearest-rank percentile: the smallest value that at least this share of the values does not exceed.
 * @param share 0 … 1
 * @returns null when there are no values
 */
export const calculatePercentile = (values: readonly number[], share: number): number | null => {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1]!;
};
