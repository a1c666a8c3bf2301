import { checkComponents } from "../components/check-components.ts";
import { readComponents } from "../components/read-components.ts";
import { checkPages } from "../lint/check-pages.ts";
import { readSiteFacts } from "../read-site-facts.ts";
import type { Check } from "./check.ts";
import { fromProblems } from "./from-problems.ts";
import { readWholePages } from "./read-whole-pages.ts";

/** The words and the structure of the pages, and the components they use: scripts/lint/rules, scripts/components. */
export const prose: Check = {
  name: "prose",
  needsBuild: false,
  isAlone: false,
  async run() {
    const { pages, problems, unreadable } = await readWholePages();
    if (pages.length === 0) {
      throw new Error("No pages found below docs/, expected at least docs/index.mdx. Restore the folder.");
    }
    return fromProblems([
      ...problems,
      ...checkPages(pages, readSiteFacts(), unreadable),
      ...checkComponents(readComponents()),
    ]);
  },
};
