import { defineConfig } from "@playwright/test";
import { findFastChromium } from "../scripts/chromium.ts";
import { launchOptions } from "./support/launch-options.ts";

/** Both here and in CI, there are only two cores. */
const WORKERS = 2;

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.test.ts",
  outputDir: "../test-results",
  // Without the system's name, because the pictures are the same on all of them.
  snapshotPathTemplate: "{testFileDir}/pictures/{arg}{ext}",
  workers: WORKERS,
  fullyParallel: true,
  // A test that passes only at the second attempt is broken.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 5000 },
  reporter: "line",
  use: {
    launchOptions: launchOptions(findFastChromium()),
    // Tests see the state after animations have ended, as a reader does. Tests of animations override this.
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
