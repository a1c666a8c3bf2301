import type { LintPage } from "../../scripts/lint/parse-page.ts";
import { readProse } from "../../scripts/lint/prose.ts";
import type { ReferenceContext } from "./component.ts";
import { expandPage, hasComponents } from "./expand-page.ts";

/**
 * Gives a page as its readers see it, so that the checks read what is generated too.
 *
 * @throws Error with the place of the component that names nothing.
 */
export function expandLintPage(page: LintPage, context: ReferenceContext): LintPage {
  if (!hasComponents(page.tree)) {
    return page;
  }
  const tree = { ...page.tree, children: [...page.tree.children] };
  expandPage(tree, context, (message, { position }) => {
    throw new Error(`${page.file}:${position?.start.line ?? 1}:${position?.start.column ?? 1} ${message}`);
  });
  const frontMatter = page.prose.filter(({ kind }) => kind === "front matter");
  return { ...page, tree, prose: [...frontMatter, ...readProse(tree)] };
}
