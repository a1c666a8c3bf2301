import { defineConfig } from "@playwright/test";
import common from "./playwright.config.ts";

/** Tests of what readers rely on in every browser. */
const MAIN =
  /(?:navigation.(?:scrolling|sidebar|drawer)|reading.(?:tabs|word-cards|image-zoom|deep-links|without-scripts)|search.(?:keyboard|closing|results)|color.color-mode|network.policy)\.test\.ts$/;

/** Browsers of other makers. They have no switch that keeps names of other machines from resolving. */
export default defineConfig({
  ...common,
  testMatch: MAIN,
  // What stands in the clipboard can be set only in Chromium.
  grepInvert: /pasted/,
  projects: ["firefox", "webkit"].map((browserName) => ({
    name: browserName,
    use: { browserName: browserName as "firefox" | "webkit", launchOptions: {} },
  })),
});
