import { isJsx, placeOf, readAttributes, walk } from "./nodes.ts";
import type { LintPage } from "./parse-page.ts";
import type { Place } from "./problem.ts";

export interface SnippetUse extends Place {
  /** Empty if the page doesn't specify one. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

export function readSnippetUses({ tree }: Pick<LintPage, "tree">): readonly SnippetUse[] {
  return [...walk(tree)]
    .filter(isJsx)
    .filter(({ name }) => name === "Snippet")
    .map((node) => {
      const attributes = readAttributes(node);
      return { name: attributes.get("name") ?? "", attributes, ...placeOf(node) };
    });
}
