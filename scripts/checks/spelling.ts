import { runPackage } from "../run-command.ts";
import type { Check } from "./check.ts";
import { fromCommand } from "./from-command.ts";

/** The spelling of pages and guides; data/terms.txt has the words that dictionaries lack. */
export const spelling: Check = {
  name: "spelling",
  needsBuild: false,
  isAlone: false,
  async run() {
    const args = ["lint", "--no-progress", "--show-suggestions", "--unique", "--no-color"];
    const result = fromCommand(await runPackage("cspell", args));
    const repair = "\nCorrect the word, or add it to data/terms.txt if it is a term (one a line, sorted).";
    return result.isPassed ? result : { ...result, output: result.output + repair };
  },
};
