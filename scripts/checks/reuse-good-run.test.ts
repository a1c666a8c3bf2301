import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { Check, CheckResult } from "./check.ts";
import { reuseGoodRun } from "./reuse-good-run.ts";

const context = { build: async () => ({ isPassed: true, output: "" }) };

/** Creates a check that returns the given results one at a time, and records its calls. */
function setUp(...results: readonly CheckResult[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "reuse-"));
  const input = path.join(folder, "input.test.ts");
  writeFileSync(input, "1");
  const waiting = [...results];
  let runs = 0;
  const run = async () => {
    runs += 1;
    return waiting.shift() ?? expect.fail("It was run once too often.");
  };
  const check: Check = { name: "unit", needsBuild: false, isAlone: false, inputs: [input], run };
  return {
    ask: () => reuseGoodRun(check, folder).run(context),
    change: () => writeFileSync(input, "2"),
    count: () => runs,
  };
}

const good = { isPassed: true, output: "", tests: { passed: 3, failed: 0, skipped: 0 } };

test("a good run is good until something changes", async () => {
  const { ask, change, count } = setUp(good, good);
  expect(await ask()).toEqual(good);
  expect(await ask()).toEqual({ ...good, note: "unchanged since it was last found good" });
  expect(count()).toBe(1);
  change();
  expect(await ask()).toEqual(good);
  expect(count()).toBe(2);
});

test.each([
  ["a bad one", { ...good, isPassed: false }],
  ["one with tests that nobody ran", { ...good, tests: { passed: 3, failed: 0, skipped: 1 } }],
])("%s is run again", async (_, result) => {
  const { ask, count } = setUp(result, good);
  await ask();
  expect(await ask()).toEqual(good);
  expect(count()).toBe(2);
});
