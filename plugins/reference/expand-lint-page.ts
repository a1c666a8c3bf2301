import type { LintPage, Problem } from "@docs/pages";
import { type Fault, placeOf, readProse } from "@docs/pages";
import type { ReferenceContext } from "./component.ts";
import { expandPage, hasComponents } from "./expand-page.ts";

/** A page as its readers see it, and what is wrong with the parts that it asks for. */
export interface ExpandedPage {
  readonly page: LintPage;
  readonly problems: readonly Problem[];
}

/** Puts generated parts into a page, so that the checks read what is generated too. A part that names nothing is left out. */
export function expandLintPage(page: LintPage, context: ReferenceContext): ExpandedPage {
  if (!hasComponents(page.tree)) {
    return { page, problems: [] };
  }
  const problems: Problem[] = [];
  const tree = { ...page.tree, children: [...page.tree.children] };
  expandPage(tree, context, (message, node) => {
    problems.push({ file: page.file, ...placeOf(node), ...splitMessage(message) });
    return [];
  });
  const frontMatter = page.prose.filter(({ kind }) => kind === "front matter");
  return { page: { ...page, tree, prose: [...frontMatter, ...readProse(tree)] }, problems };
}

/** Takes "Unexpected x, expected y. Correct it." apart. */
function splitMessage(message: string): Fault {
  const parts = /^(?<found>.*?), expected (?<expected>.*?)\.(?: (?<fix>[A-Z].*))?$/s.exec(message)?.groups;
  const { found = message, expected = "a part that can be made", fix = "Correct it." } = parts ?? {};
  return { found, expected, fix };
}
