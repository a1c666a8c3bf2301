import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { parseTimes, runMeasured } from "./run-measured.ts";

const options = { cwd: tmpdir(), env: {} };

test("the time of processes that the program starts counts as well", async () => {
  // Runs until the process has used that much processor time, however busy the machine is.
  const burn = "while (process.cpuUsage().user < 400_000);";
  const parent = `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(burn)}])`;
  const { cpuSeconds, wallSeconds, peakMegabytes } = await runMeasured(["-e", parent], options);
  expect(cpuSeconds).toBeGreaterThan(0.39);
  expect(wallSeconds).toBeGreaterThan(0.39);
  expect(peakMegabytes).toBeGreaterThan(40);
});

test("a program that fails is named with the end of its output", async () => {
  const failing = runMeasured(["-e", "console.log('no such page'); process.exit(3)"], options);
  await expect(failing).rejects.toThrow(/no such page\nThe build ended with code 3, expected code 0\. Run it by hand/);
});

test.each([
  ["12.5 1.5 9.25\n", { cpuSeconds: 14, wallSeconds: 9.25 }],
  ["a warning of the shell\n1,5 0,5 2,0\n", { cpuSeconds: 2, wallSeconds: 2 }],
])("%j is read", (text, expected) => {
  expect(parseTimes(text)).toEqual(expected);
});

test("a shell without times says so", () => {
  expect(() => parseTimes("")).toThrow("expected three numbers. The benchmark needs bash.");
});
