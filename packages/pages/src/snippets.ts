import { isJsx, placeOf, readAttributes, walk } from "./nodes.ts";
import type { LintPage } from "./parse-page.ts";
import type { Place } from "./problem.ts";

/** A `<Snippet>` on a page. */
export interface SnippetUse extends Place {
  /** Empty if the page doesn't specify one. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Returns the snippets that a page shows. */
export function readSnippetUses({ tree }: Pick<LintPage, "tree">): readonly SnippetUse[] {
  return [...walk(tree)]
    .filter(isJsx)
    .filter(({ name }) => name === "Snippet")
    .map((node) => {
      const attributes = readAttributes(node);
      return { name: attributes.get("name") ?? "", attributes, ...placeOf(node) };
    });
}
