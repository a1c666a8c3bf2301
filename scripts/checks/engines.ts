import { existsSync } from "node:fs";
import { type BrowserType, firefox, webkit } from "@playwright/test";
import { runBrowserTests } from "./browser.ts";
import type { Check, CheckResult } from "./check.ts";

/**
 * What readers rely on, in browsers of other makers.
 *
 * It runs only when it's named, because few machines have these browsers.
 */
export const engines: Check = {
  name: "engines",
  needsBuild: true,
  isAlone: true,
  run: () => runEngines([firefox, webkit]),
};

/** Runs the tests in the browsers that are there, and says how to install the others. */
export async function runEngines(
  browsers: readonly Pick<BrowserType, "name" | "executablePath">[],
  run: (options: readonly string[]) => Promise<CheckResult> = runBrowserTests,
): Promise<CheckResult> {
  const missing = browsers.filter((browser) => !existsSync(browser.executablePath())).map((browser) => browser.name());
  const projects = browsers.flatMap((browser) =>
    missing.includes(browser.name()) ? [] : `--project=${browser.name()}`,
  );
  const none: CheckResult = { isPassed: true, output: "", tests: { passed: 0, failed: 0 } };
  const { output, tests, ...result } =
    projects.length > 0 ? await run(["--config", "e2e/engines.config.ts", ...projects]) : none;
  if (missing.length === 0) {
    return { output, tests, ...result };
  }
  const names = missing.join(" ");
  const skipped = (tests?.skipped ?? 0) + missing.length;
  return {
    ...result,
    output: `SKIPPED: ${names}. Install with: npx playwright install --with-deps ${names}\n${output}`.trim(),
    tests: { passed: 0, failed: 0, ...tests, skipped },
    note: "SKIPPED",
  };
}
