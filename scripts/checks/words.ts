import { expandLintPage } from "../../plugins/reference/expand-lint-page.ts";
import { loadTextContext } from "../../plugins/reference/load-context.ts";
import { readPages } from "../read-pages.ts";
import { readSnippetSources } from "../read-snippet-sources.ts";
import { checkWords } from "../words/check-words.ts";
import type { Check } from "./check.ts";
import { fromProblems } from "./from-problems.ts";

/** Names, commands, pipelines, queries and configuration on pages and in snippets, against data/. */
export const words: Check = {
  name: "words",
  needsBuild: false,
  isAlone: false,
  async run() {
    const { pages } = readPages();
    const context = await loadTextContext(pages);
    const whole = pages.map((page) => expandLintPage(page, context));
    return fromProblems(checkWords({ pages: whole, snippets: readSnippetSources(), facts: context.facts }));
  },
};
