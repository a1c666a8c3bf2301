import { readSnippetSources } from "@docs/snippets";
import { checkWords } from "@docs/words";
import type { Check } from "./check.ts";
import { fromProblems } from "./from-problems.ts";
import { readWholePages } from "./read-whole-pages.ts";

/** Names, commands, pipelines, queries and configuration on pages and in snippets, against data/. */
export const words: Check = {
  name: "words",
  needsBuild: false,
  isAlone: false,
  async run() {
    const { pages, problems, facts } = await readWholePages();
    return fromProblems(
      checkWords({ pages, snippets: readSnippetSources(), facts, checksUnused: problems.length === 0 }),
    );
  },
};
