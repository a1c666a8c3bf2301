import { expect, test } from "vitest";
import type { Check, CheckResult } from "./checks/check.ts";
import { renderTotals, runChecks } from "./run-checks.ts";

const passing: CheckResult = { isPassed: true, output: "" };

function check(name: string, result: CheckResult | Error, changes: Partial<Check> = {}): Check {
  return {
    name,
    needsBuild: false,
    isAlone: false,
    run: async () => {
      if (result instanceof Error) {
        throw result;
      }
      return result;
    },
    ...changes,
  };
}

async function run(checks: readonly Check[], { isBuilt = true, isVerbose = false, isStrict = false } = {}) {
  const lines: string[] = [];
  const totals = await runChecks(checks, {
    build: async () => ({ isPassed: isBuilt, output: "" }),
    report: (line) => lines.push(line),
    isVerbose,
    isStrict,
    now: () => 0,
  });
  return { lines, totals };
}

test.each<[string, Check, string[], { passed: number; failed: number; skipped: number }]>([
  [
    "a check that passed is one line",
    check("types", passing),
    ["✓ types        0.0s"],
    { passed: 1, failed: 0, skipped: 0 },
  ],
  [
    "one that failed shows its output and its command",
    check("prose", { isPassed: false, output: "a.mdx:1:1 Unexpected x", note: "1 error" }),
    ["✗ prose        0.0s   1 error", "    a.mdx:1:1 Unexpected x", "    Run this check alone: npm test prose"],
    { passed: 0, failed: 1, skipped: 0 },
  ],
  [
    "one that could not run has failed",
    check("unit", new Error("No such program.")),
    ["✗ unit         0.0s", "    No such program.", "    Run this check alone: npm test unit"],
    { passed: 0, failed: 1, skipped: 0 },
  ],
  [
    "inner tests are counted instead of the check",
    check("unit", { isPassed: false, output: "x", tests: { passed: 7, failed: 2 } }),
    ["✗ unit         0.0s", "    x", "    Run this check alone: npm test unit"],
    { passed: 7, failed: 2, skipped: 0 },
  ],
  [
    "a failure outside the inner tests still counts",
    check("unit", { isPassed: false, output: "x", tests: { passed: 7, failed: 0 } }),
    ["✗ unit         0.0s", "    x", "    Run this check alone: npm test unit"],
    { passed: 7, failed: 1, skipped: 0 },
  ],
  [
    "warnings of a check that passed are kept back",
    check("prose", { ...passing, output: "w" }),
    ["✓ prose        0.0s"],
    { passed: 1, failed: 0, skipped: 0 },
  ],
])("%s", async (_, one, lines, totals) => {
  expect(await run([one])).toEqual({ lines, totals });
});

test("warnings are shown to whoever asks for that check alone", async () => {
  const { lines } = await run([check("prose", { ...passing, output: "w" })], { isVerbose: true });
  expect(lines).toEqual(["✓ prose        0.0s", "    w"]);
});

test("without a build, a check that needs it fails instead of being left out", async () => {
  const { lines, totals } = await run([check("links", passing, { needsBuild: true })], { isBuilt: false });
  expect(lines[1]).toContain("It needs the production build, which did not succeed.");
  expect(totals).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("at most two checks run at once, and one that wants to be alone is", async () => {
  let running = 0;
  const seen: [string, number][] = [];
  const slow = (name: string, isAlone: boolean) =>
    check(name, passing, {
      isAlone,
      run: async () => {
        running += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
        seen.push([name, running]);
        running -= 1;
        return passing;
      },
    });
  await run([slow("a", false), slow("b", false), slow("c", false), slow("d", true), slow("e", false)]);
  expect(Math.max(...seen.map(([, count]) => count))).toBe(2);
  expect(seen.find(([name]) => name === "d")).toEqual(["d", 1]);
});

test("what nobody ran has a mark and a line of its own, and its reason is shown; in CI it is a failure", async () => {
  const result = { isPassed: true, output: "SKIPPED: 22 php programs", tests: { passed: 3, failed: 0, skipped: 22 } };
  const shown = ["    SKIPPED: 22 php programs", "    22 SKIPPED: nobody looked at them"];
  expect(await run([check("snippets", result)])).toEqual({
    lines: ["! snippets     0.0s", shown[0], `${shown[1]}.`],
    totals: { passed: 3, failed: 0, skipped: 22 },
  });
  const { lines } = await run([check("snippets", result)], { isStrict: true });
  expect(lines.slice(0, 3)).toEqual(["✗ snippets     0.0s", shown[0], `${shown[1]}, which CI takes for a failure.`]);
});

test.each([
  [{ passed: 3, failed: 0, skipped: 0 }, "3 passed, 0 failed"],
  [{ passed: 3, failed: 1, skipped: 22 }, "3 passed, 1 failed, 22 SKIPPED"],
])("totals %j: %s", (totals, line) => {
  expect(renderTotals(totals)).toBe(line);
});
