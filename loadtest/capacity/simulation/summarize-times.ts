/** Milliseconds. */
export interface Times {
  mean: number;
  p50: number;
  p95: number;
  p99: number;
}

/** @param times at least one; nearest ranks */
export const summarizeTimes = (times: readonly number[]): Times => {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
  return {
    mean: sorted.reduce((sum, time) => sum + time, 0) / sorted.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
};
