import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";

/**
 * Folders whose tests leave nothing behind in the modules they share. Those of `src` replace modules and globals, and
 * the server's library replaces the global `Response`.
 */
const SHARING = "{bench,config,data,packages,plugins,scripts}";

export default defineConfig({
  // The compiler options of the site leave JSX to its bundler; tests need it compiled.
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // Modules that are loaded once per worker, not once per file, halve the time: most of it goes into loading.
    projects: [
      { extends: true, test: { name: "shared", include: [`${SHARING}/**/*.test.{ts,tsx}`], isolate: false } },
      { extends: true, test: { name: "isolated", include: ["{server,src}/**/*.test.{ts,tsx}"] } },
    ],
    // Without its own packages, no file of the server can be imported; the check "unit" reports them as SKIPPED.
    exclude: ["**/node_modules/**", ...(existsSync("server/node_modules") ? [] : ["server/**"])],
    // Two cores are all there is, here and in CI.
    maxWorkers: 2,
    // A machine that is busy with something else is slow, not wrong: this ends tests that hang, and measures none.
    testTimeout: 5 * 60_000,
    hookTimeout: 5 * 60_000,
  },
});
