import { expect, test, vi } from "vitest";
import { runCommand, runPackage } from "./run-command.ts";

test("gives the exit code and both outputs of a program", async () => {
  const result = await runCommand(process.execPath, ["-e", "console.log(1); console.error(2); process.exit(3)"]);
  expect(result).toEqual({ code: 3, output: "1\n2\n" });
});

test("ends a program that takes too long and says so", async () => {
  const result = await runCommand(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { timeoutMs: 300 });
  expect(result.code).toBe(1);
  expect(result.output).toContain("Ended after 0.3 s");
});

test("says so on the terminal if the program's output goes there", async () => {
  const say = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await runCommand(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { timeoutMs: 300, isLive: true });
  expect(say.mock.calls.join()).toContain("Ended after 0.3 s");
  say.mockRestore();
});

test("waits no longer for one whose own child holds on to its output", async () => {
  const parent = 'require("child_process").spawn("sleep", ["4"], { stdio: "inherit" }); setInterval(() => {}, 1000)';
  const startedAt = Date.now();
  await runCommand(process.execPath, ["-e", parent], { timeoutMs: 300, graceMs: 300 });
  expect(Date.now() - startedAt).toBeLessThan(3000);
});

test("a program that does not exist is an error, not a result", async () => {
  await expect(runCommand("/no/such/program", [])).rejects.toThrow("ENOENT");
});

test("an unknown program of a package names the known ones", () => {
  expect(() => runPackage("typescript", [], { program: "tcs" })).toThrow(/"tcs", expected one of typescript's: tsc/);
});
