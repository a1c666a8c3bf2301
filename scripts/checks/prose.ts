import { expandLintPage } from "../../plugins/reference/expand-lint-page.ts";
import { loadTextContext } from "../../plugins/reference/load-context.ts";
import { checkPages } from "../lint/check-pages.ts";
import { readPages } from "../read-pages.ts";
import { readSiteFacts } from "../read-site-facts.ts";
import type { Check } from "./check.ts";
import { fromProblems } from "./from-problems.ts";

/** The words and the structure of the pages, as shared in scripts/lint/rules. */
export const prose: Check = {
  name: "prose",
  needsBuild: false,
  isAlone: false,
  async run() {
    const { pages, problems } = readPages();
    if (pages.length === 0) {
      throw new Error("No pages found below docs/, expected at least docs/index.mdx. Restore the folder.");
    }
    const context = await loadTextContext(pages);
    const whole = pages.map((page) => expandLintPage(page, context));
    return fromProblems([...problems, ...checkPages(whole, readSiteFacts())]);
  },
};
