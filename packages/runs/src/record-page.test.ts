import { expect, it } from "vitest";
import type { Step } from "./list-steps.ts";
import { parsePlan } from "./plan.ts";
import { recordSteps } from "./record-page.ts";

it("runs nothing of a page whose plan gives a reason, and needs no CLI for it", async () => {
  const at = { section: "stop", line: 5 };
  const steps: Step[] = [
    { kind: "file", path: "values.yaml", text: "a: 1", ...at },
    { kind: "command", shell: "shell", code: "exit 1", ...at },
  ];
  const plan = parsePlan({ skip: "Needs a cluster.", before: "exit 1" }, "plan.yaml");
  const options = { plan, language: "go", env: { PATH: "" }, modules: "/nowhere", onStep: () => {} };
  expect(await recordSteps(steps, options)).toEqual([
    { kind: "command", shell: "shell", section: "stop", text: "exit 1", skipped: "Needs a cluster." },
  ]);
});
