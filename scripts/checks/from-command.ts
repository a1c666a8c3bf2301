import type { CommandResult } from "../run-command.ts";
import type { CheckResult } from "./check.ts";

/** Turns the end of a program into a result. */
export function fromCommand({ code, output }: CommandResult): CheckResult {
  return { isPassed: code === 0, output: output.trim() };
}
