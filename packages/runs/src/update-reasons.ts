import type { Plan } from "./plan.ts";
import { findCommandPlan } from "./record-page.ts";
import type { RecordedStep } from "./recording.ts";

/** Returns recorded steps with the reasons that a plan has now for commands that aren't run. */
export function updateReasons(steps: readonly RecordedStep[], plan: Plan): readonly RecordedStep[] {
  return steps.map((step) => {
    const { skipped, section, text: code } = step;
    return skipped === undefined
      ? step
      : { ...step, skipped: plan.skip ?? findCommandPlan({ code, section }, plan).skip ?? skipped };
  });
}
