import { expect, test } from "vitest";
import { runEngines } from "./engines.ts";

const absent = { name: () => "firefox", executablePath: () => "/no/such/firefox" };
const present = { name: () => "webkit", executablePath: () => process.execPath };

test("a browser that isn't there is skipped, with the command that installs it", async () => {
  expect(await runEngines([absent])).toEqual({
    isPassed: true,
    output: "SKIPPED: firefox. Install with: npx playwright install --with-deps firefox",
    tests: { passed: 0, failed: 0, skipped: 1 },
    note: "SKIPPED",
  });
});

test("the tests run in the browsers that are there, and their failure counts", async () => {
  const run = async (options: readonly string[]) => ({
    isPassed: false,
    output: options.at(-1) ?? "",
    tests: { passed: 3, failed: 1 },
  });
  expect(await runEngines([absent, present], run)).toMatchObject({
    isPassed: false,
    output: expect.stringContaining("--project=webkit"),
    tests: { passed: 3, failed: 1, skipped: 1 },
  });
});
