import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // The compiler options of the site leave JSX to its bundler; tests need it compiled.
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["{bench,config,data,packages,plugins,scripts,server,src}/**/*.test.{ts,tsx}"],
    // Without its own packages, no file of the server can be imported; the check "unit" reports them as SKIPPED.
    exclude: ["**/node_modules/**", ...(existsSync("server/node_modules") ? [] : ["server/**"])],
    // Two cores are all there is, here and in CI.
    maxWorkers: 2,
    // A machine that is busy with something else is slow, not wrong: this ends tests that hang, and measures none.
    testTimeout: 5 * 60_000,
    hookTimeout: 5 * 60_000,
  },
});
