import { defineConfig } from "vitest/config";

export default defineConfig({
  // The compiler options of the site leave JSX to its bundler; tests need it compiled.
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["{bench,config,data,packages,plugins,scripts,src}/**/*.test.{ts,tsx}"],
    // Two cores are all there is, here and in CI.
    maxWorkers: 2,
    // A machine that is busy with something else is slow, not wrong: this ends tests that hang, and measures none.
    testTimeout: 5 * 60_000,
    hookTimeout: 5 * 60_000,
  },
});
