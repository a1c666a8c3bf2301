import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/chromium.ts";

/** Two cores are all there is, here and in CI. */
const WORKERS = 2;

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.test.ts",
  outputDir: "../test-results",
  workers: WORKERS,
  fullyParallel: true,
  // A test that passes only at the second attempt is a broken one.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 5000 },
  reporter: "line",
  use: {
    launchOptions: {
      executablePath: findChromium(),
      // No name but this machine's can be found: whatever a page asks of another machine fails, and is noticed.
      args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"],
    },
    // Animations that have ended are the state that a reader sees; tests of animations say so themselves.
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    actionTimeout: 5000,
    navigationTimeout: 15_000,
    screenshot: "off",
    trace: "off",
    video: "off",
  },
});
