/** Summary of several times, in milliseconds. */
export interface TimeSummary {
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
}

/** Returns the median, 95th percentile, and maximum, to a tenth of a millisecond. */
export function summariseTimes(times: readonly number[]): TimeSummary {
  const sorted = [...times].sort((left, right) => left - right);
  const at = (share: number) => round1(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), worst: at(1) };
}

/** Rounds to a tenth. */
export function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
