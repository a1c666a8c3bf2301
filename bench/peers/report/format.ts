import type { Unit } from "./metrics.ts";

/**
 * Formats a number with an appropriate number of digits.
 *
 * @example formatNumber(8.25, "kB") // "8.3"
 */
export function formatNumber(value: number, unit: Unit): string {
  const isCount = unit === "nodes" || unit === "requests";
  const digits = value === 0 || isCount ? 0 : unit === "GB" ? 2 : Math.abs(value) < 10 ? 1 : 0;
  return value.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Formats a number with its unit; counts have none. */
export function formatWithUnit(value: number, unit: Unit): string {
  const number = formatNumber(value, unit);
  return unit === "nodes" || unit === "requests" ? number : `${number} ${unit}`;
}

/**
 * Formats our value as a multiple of theirs.
 *
 * @example formatRatio(50, 100) // "0.50×"
 */
export function formatRatio(ours: number | undefined, theirs: number | undefined): string {
  return ours === undefined || theirs === undefined || theirs <= 0 ? "" : `${(ours / theirs).toFixed(2)}×`;
}
