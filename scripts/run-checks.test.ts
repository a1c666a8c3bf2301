import { expect, test } from "vitest";
import type { Check, CheckResult } from "./checks/check.ts";
import { runChecks } from "./run-checks.ts";

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

async function run(checks: readonly Check[], { isBuilt = true, isVerbose = false } = {}) {
  const lines: string[] = [];
  const totals = await runChecks(checks, {
    build: async () => ({ isPassed: isBuilt, output: "" }),
    report: (line) => lines.push(line),
    isVerbose,
    now: () => 0,
  });
  return { lines, totals };
}

test.each<[string, Check, string[], { passed: number; failed: number }]>([
  ["a check that passed is one line", check("types", passing), ["✓ types        0.0s"], { passed: 1, failed: 0 }],
  [
    "one that failed shows its output and its command",
    check("prose", { isPassed: false, output: "a.mdx:1:1 Unexpected x", note: "1 error" }),
    ["✗ prose        0.0s   1 error", "    a.mdx:1:1 Unexpected x", "    Run this check alone: npm test prose"],
    { passed: 0, failed: 1 },
  ],
  [
    "one that could not run has failed",
    check("unit", new Error("No such program.")),
    ["✗ unit         0.0s", "    No such program.", "    Run this check alone: npm test unit"],
    { passed: 0, failed: 1 },
  ],
  [
    "inner tests are counted instead of the check",
    check("unit", { isPassed: false, output: "x", tests: { passed: 7, failed: 2 } }),
    ["✗ unit         0.0s", "    x", "    Run this check alone: npm test unit"],
    { passed: 7, failed: 2 },
  ],
  [
    "a failure outside the inner tests still counts",
    check("unit", { isPassed: false, output: "x", tests: { passed: 7, failed: 0 } }),
    ["✗ unit         0.0s", "    x", "    Run this check alone: npm test unit"],
    { passed: 7, failed: 1 },
  ],
  [
    "warnings of a check that passed are kept back",
    check("prose", { ...passing, output: "w" }),
    ["✓ prose        0.0s"],
    { passed: 1, failed: 0 },
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
  expect(totals).toEqual({ passed: 0, failed: 1 });
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
