import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** A figure and its budget. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  /** The maximum, or the minimum if `isLeast` is set. */
  readonly budget: number;
  readonly unit: string;
  readonly isLeast?: boolean;
}

/**
 * Prints figures next to their budgets.
 *
 * @returns whether every figure is within its budget.
 */
export function compare(figures: readonly Figure[]): boolean {
  for (const figure of figures) {
    console.log(
      `${isWithin(figure) ? "✓" : "✗"} ${figure.what}: ${figure.value} ${figure.unit} (${figure.isLeast ? "least" : "most"} ${figure.budget})`,
    );
  }
  const over = figures.filter((figure) => !isWithin(figure));
  if (over.length > 0) {
    console.error(
      `${over.length} of ${figures.length} figures miss their budget. Mend the cause, or change bench/budgets.json in the same commit and say why.`,
    );
  }
  return over.length === 0;
}

function isWithin({ value, budget, isLeast = false }: Figure): boolean {
  return isLeast ? value >= budget : value <= budget;
}

/** Compares figures as `compare` does, and records them in `bench/results/<name>.json`. */
export async function record(name: string, figures: readonly Figure[], more: object = {}): Promise<boolean> {
  const folder = path.join(import.meta.dirname, "results");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify({ figures, ...more }, null, 2)}\n`);
  return compare(figures);
}
