import { listDescriptions } from "@docs/snippets";
import type { Step } from "./list-steps.ts";
import { listPrinted, type RecordedStep } from "./recording.ts";

/**
 * Finds the comments of programs that a recording shows, such as in the output of `dagger functions`. Once one of them
 * changes, the recording is wrong, even though the program does the same as before.
 */
export function findShown(steps: readonly Step[], recorded: readonly RecordedStep[]): readonly string[] {
  const printed = recorded.flatMap(listPrinted).join(" ");
  // The CLI wraps long descriptions, and indents what follows.
  const text = joinLines(printed);
  return [...listComments(steps)].filter((line) => text.includes(joinLines(line))).toSorted();
}

/** Lists the lines of comments in the programs of steps. */
export function listComments(steps: readonly Step[]): ReadonlySet<string> {
  return new Set(
    steps.flatMap((step) =>
      step.kind === "program" && step.program ? listDescriptions(step.program.file, step.program.code) : [],
    ),
  );
}

function joinLines(text: string): string {
  return text.replace(/\s+/g, " ");
}
