import { readCodeBlocks } from "@docs/pages";
import type { PageFault, PageRule } from "../rule.ts";

/** Checks that a block has only one command, so readers see what each command does before they copy the next. */
export const checkSingleCommands: PageRule = (page) =>
  readCodeBlocks(page)
    .filter(({ language }) => language === "shell" || language === "powershell")
    .flatMap(({ lines }): PageFault[] => {
      const [, second] = lines.filter(({ text }, index) => isStart(text, lines[index - 1]?.text));
      const isScript = lines.some(({ text }) => /<<|\{\s*$|^\s*(?:if|for|while)\b|^#!/.test(text));
      return second === undefined || isScript
        ? []
        : [
            {
              line: second.line,
              column: second.column,
              found: `Unexpected second command "${second.text.trim().split(" ").slice(0, 3).join(" ")}"`,
              expected: "one command in a block",
              fix: "Give it a block of its own, with what it prints.",
              severity: "warning",
            },
          ];
    });

/** Returns whether a line begins a command: it isn't empty or a comment, and doesn't continue the previous line. */
function isStart(text: string, before: string | undefined): boolean {
  return !/^\s*(?:#|$)/.test(text) && !/(?:\\|`|\||&&)\s*$/.test(before ?? "") && !/^\s+/.test(text);
}
