import { OURS, peers } from "../peers.ts";
import type { Run } from "../store.ts";
import { formatRatio, formatWithUnit } from "./format.ts";
import type { MetricGroup } from "./metrics.ts";
import type { Target } from "./targets.ts";

/** Renders a table with a column for each system that has a figure, and our multiple of it below each figure. */
export function renderGroup({ title, metrics }: MetricGroup, run: Run): string {
  const columns = peers.filter(({ name }) => metrics.some(({ read }) => read(run, name) !== undefined));
  const rows = metrics
    .filter(({ read }) => columns.some(({ name }) => read(run, name) !== undefined))
    .map(({ label, unit, read }) => [
      label,
      ...columns.map(({ name }) => {
        const value = read(run, name);
        if (value === undefined) {
          return "–";
        }
        const ratio = name === OURS ? "" : formatRatio(read(run, OURS), value);
        return `${formatWithUnit(value, unit)}${ratio === "" ? "" : ` (${ratio})`}`;
      }),
    ]);
  return rows.length === 0 ? "" : `## ${title}\n\n${renderRows(["", ...columns.map(({ label }) => label)], rows)}\n`;
}

/** Renders this site's performance targets and whether each one is met. */
export function renderTargets(targets: readonly Target[]): string {
  const known = targets.filter(({ isKept }) => isKept !== undefined);
  const kept = known.filter(({ isKept }) => isKept).length;
  const rows = targets.map(({ label, promise, measured, isKept }) => [
    isKept === undefined ? "?" : isKept ? "✓" : "✗",
    label,
    promise,
    measured,
  ]);
  return `## What this site promises\n\n${kept} of ${targets.length} kept, ${targets.length - known.length} not measured.\n\n${renderRows(["", "What", "Promise", "Measured"], rows)}\n`;
}

function renderRows(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index < 1 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}
