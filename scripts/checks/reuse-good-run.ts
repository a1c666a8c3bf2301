import path from "node:path";
import { hashInputs, keepGood, readGood } from "../snippets/good-runs.ts";
import type { Check, CheckResult } from "./check.ts";

const FOLDER = ".cache/checks";

/** A run that found no problems, with the inputs it checked. */
interface GoodRun {
  readonly inputs: string;
  readonly result: CheckResult;
}

/**
 * Wraps a check to reuse its last good run until something that its verdict depends on changes.
 *
 * Only for use while you work: `npm test` and CI check everything every time.
 *
 * @param folder where good runs are kept.
 */
export function reuseGoodRun(check: Check, folder = FOLDER): Check {
  const { name, inputs, run } = check;
  if (inputs === undefined) {
    return check;
  }
  const file = path.join(folder, `${name}.json`);
  return {
    ...check,
    async run(context) {
      const hash = hashInputs(inputs, { withTests: true });
      const last = await readGood<GoodRun>(file);
      if (last?.inputs === hash) {
        return { ...last.result, note: "unchanged since it was last found good" };
      }
      const result = await run(context);
      if (result.isPassed && (result.tests?.skipped ?? 0) === 0) {
        await keepGood(file, { inputs: hash, result } satisfies GoodRun);
      }
      return result;
    },
  };
}
