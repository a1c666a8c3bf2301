import { runPackage } from "../run-command.ts";
import type { Check, CheckResult } from "./check.ts";
import { fromCommand } from "./from-command.ts";

/** The spelling of pages and guides; data/terms.txt has the words that dictionaries lack. */
export const spelling: Check = {
  name: "spelling",
  needsBuild: false,
  isAlone: false,
  run: () => spell([]),
  // Kept by the content of a page, and void when the dictionaries or the settings change.
  runAgain: () => spell(["--cache", "--cache-strategy=content", "--cache-location=.cache/spelling"]),
};

async function spell(options: readonly string[]): Promise<CheckResult> {
  const args = ["lint", "--no-progress", "--show-suggestions", "--unique", "--no-color", ...options];
  const result = fromCommand(await runPackage("cspell", args));
  const repair = "\nCorrect the word, or add it to data/terms.txt if it is a term (one a line, sorted).";
  return result.isPassed ? result : { ...result, output: result.output + repair };
}
