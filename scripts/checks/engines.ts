import { ENGINES, type Engine, listMissing } from "../engines/find-engines.ts";
import { type EngineResult, runEngine } from "../engines/run-engine.ts";
import type { Check } from "./check.ts";

/**
 * What readers rely on, in browsers of other makers.
 *
 * It runs only when it's named, because few machines have these browsers.
 */
export const engines: Check = {
  name: "engines",
  needsBuild: true,
  isAlone: true,
  async run() {
    const results: EngineResult[] = [];
    for (const engine of ENGINES) {
      results.push(await runOrSkip(engine));
    }
    const sum = (kind: "passed" | "failed" | "skipped") => results.reduce((total, one) => total + one[kind], 0);
    return {
      isPassed: sum("failed") === 0,
      output: results.flatMap(({ lines }) => lines).join("\n"),
      tests: { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") },
      note: sum("skipped") > 0 ? "SKIPPED" : undefined,
    };
  },
};

/** Runs every behavior in a browser, or says how to install it. */
export async function runOrSkip(engine: Engine): Promise<EngineResult> {
  const missing = listMissing(engine);
  if (missing.length === 0) {
    return runEngine(engine);
  }
  const command = `apt-get install ${engine.packages}`;
  const line = `SKIPPED: ${engine.name} (no ${missing.join(", ")}). Install with: ${command}`;
  return { passed: 0, failed: 0, skipped: 1, lines: [line] };
}
