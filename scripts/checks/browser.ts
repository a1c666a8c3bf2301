import path from "node:path";
import { findChromium, NoChromiumError } from "../chromium.ts";
import { runCommand, runPackage } from "../run-command.ts";
import { type Check, type CheckResult, fromCommand } from "./check.ts";
import { runTests } from "./run-tests.ts";
import { installServerPackages, skipServer } from "./server-packages.ts";

const REPORT = path.resolve(".cache/browser.json");

/** Some 750 tests on two cores take several minutes, and several times that on a busy machine. */
const TIMEOUT_MS = 40 * 60 * 1000;

/** Path of the tests that start the answer server. */
const SERVER_TESTS = "answers/endpoint";

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Behavior that only a browser can show: focus, keys, scrolling, storage, and layout. */
export const browser: Check = {
  name: "browser",
  needsBuild: true,
  isAlone: true,
  run: () => withChromium(runAll),
};

async function runAll(): Promise<CheckResult> {
  const hasServer = installServerPackages();
  const withoutServer = hasServer ? [] : ["--grep-invert", SERVER_TESTS];
  const result = await runBrowserTests(["--config", "e2e/playwright.config.ts", ...withoutServer]);
  return hasServer ? result : skipServer(result, "Tests with the answer server are");
}

/** Runs tests with Playwright, and counts them. */
export function runBrowserTests(options: readonly string[]): Promise<CheckResult> {
  return runTests(
    () =>
      runPackage("@playwright/test", ["test", "--reporter=dot,json", ...options], {
        program: "playwright",
        timeoutMs: TIMEOUT_MS,
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
      }),
    REPORT,
    ({ stats }: PlaywrightReport) => ({
      passed: stats.expected,
      // A test that passes only on its second try can't be trusted.
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
  );
}

/** Sizes and times, compared with the limits that the site promises to keep. */
export const budgets: Check = {
  name: "budgets",
  needsBuild: true,
  isAlone: true,
  run: () =>
    withChromium(async (chromiumPath) => {
      const env = { CHROMIUM_PATH: chromiumPath };
      return fromCommand(await runCommand(process.execPath, ["--import", "tsx", "bench/budgets.ts"], { env }));
    }),
};

/** Runs a check that needs a browser. Without a browser the check is skipped, which is never a pass and fails in CI. */
export async function withChromium(
  run: (chromiumPath: string) => Promise<CheckResult>,
  find: () => string = findChromium,
): Promise<CheckResult> {
  let chromiumPath: string;
  try {
    chromiumPath = find();
  } catch (error) {
    if (error instanceof NoChromiumError) {
      return { isPassed: true, output: error.message, tests: { passed: 0, failed: 0, skipped: 1 }, note: "SKIPPED" };
    }
    throw error;
  }
  return run(chromiumPath);
}
