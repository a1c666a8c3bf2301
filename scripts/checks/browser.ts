import path from "node:path";
import { runPackage } from "../run-command.ts";
import type { Check, CheckResult } from "./check.ts";
import { runTests } from "./run-tests.ts";
import { withChromium } from "./with-chromium.ts";

const REPORT = path.resolve(".cache/browser.json");

/** Some 790 tests on two cores take about a quarter of an hour, and twice that on a machine that has more to do. */
const TIMEOUT_MS = 40 * 60 * 1000;

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** What only a browser knows: focus, keys, scrolling, storage, layout. */
export const browser: Check = {
  name: "browser",
  needsBuild: true,
  isAlone: true,
  run: () => withChromium(runAll),
};

function runAll(chromiumPath: string): Promise<CheckResult> {
  return runTests(
    () =>
      runPackage("@playwright/test", ["test", "--config", "e2e/playwright.config.ts", "--reporter=dot,json"], {
        program: "playwright",
        timeoutMs: TIMEOUT_MS,
        env: { CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
      }),
    REPORT,
    ({ stats }: PlaywrightReport) => ({
      // A test that passes on a second try is one that cannot be trusted.
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
  );
}
