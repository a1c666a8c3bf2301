import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runTests } from "./run-tests.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "run-tests-"));
});

afterAll(() => rm(folder, { recursive: true }));

interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

function run(code: number, report?: Report) {
  const file = path.join(folder, "report.json");
  const program = async () => {
    if (report) {
      await writeFile(file, JSON.stringify(report));
    }
    return { code, output: "What the program printed\n" };
  };
  return runTests(program, file, (content: Report) => content);
}

test.each<[string, number, Report, boolean, string]>([
  ["all passed", 0, { passed: 3, failed: 0, skipped: 0 }, true, "3 passed, 0 failed"],
  ["skipped ones are named", 0, { passed: 3, failed: 0, skipped: 2 }, true, "3 passed, 0 failed, 2 SKIPPED"],
  ["one failed", 1, { passed: 2, failed: 1, skipped: 0 }, false, "2 passed, 1 failed"],
  [
    "the program failed although its tests passed",
    1,
    { passed: 3, failed: 0, skipped: 0 },
    false,
    "3 passed, 0 failed",
  ],
  ["no test was found", 0, { passed: 0, failed: 0, skipped: 0 }, false, "0 passed, 0 failed"],
])("%s", async (_, code, report, isPassed, note) => {
  expect(await run(code, report)).toMatchObject({ isPassed, note, output: "What the program printed" });
});

test("no test is no mistake where only those of what changed were asked for", async () => {
  const file = path.join(folder, "report.json");
  const program = async () => {
    await writeFile(file, JSON.stringify({ passed: 0, failed: 0, skipped: 0 }));
    return { code: 0, output: "" };
  };
  expect(await runTests(program, file, (content: Report) => content, { mayBeEmpty: true })).toMatchObject({
    isPassed: true,
    note: "0 passed, 0 failed",
  });
});

test("without a report of this very run, the check has failed", async () => {
  await run(0, { passed: 3, failed: 0, skipped: 0 });
  const result = await run(0);
  expect(result.isPassed).toBe(false);
  expect(result.output).toContain("was not written, expected a report of the tests");
});
