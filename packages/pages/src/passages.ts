import type { Nodes } from "mdast";
import { childrenOf, isJsx, readAttributes, walk } from "./nodes.ts";
import type { LintPage } from "./parse-page.ts";

/** A `<Shared>` of a page. */
export interface PassageUse {
  /** Empty when the page gives none. */
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

/** Gives the shared passages that a page shows. */
export function readPassageUses({ tree }: LintPage): readonly PassageUse[] {
  return [...walk(tree)]
    .filter(isJsx)
    .filter(({ name }) => name === "Shared")
    .map((node) => {
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      return { name: readAttributes(node).get("name") ?? "", line, column };
    });
}

/** Gives shared passages by the name that pages call them by. */
export function listPassages(pages: readonly LintPage[]): ReadonlyMap<string, LintPage> {
  return new Map(pages.filter(({ isPartial }) => isPartial).map((page) => [page.id.replace(/^_shared\//, ""), page]));
}

/** Gives what a reader meets on a page, in order: its nodes with those of its passages in their places. */
export function* walkShown(node: Nodes, passages: ReadonlyMap<string, LintPage>): Generator<Nodes> {
  const passage =
    isJsx(node) && node.name === "Shared" ? passages.get(readAttributes(node).get("name") ?? "") : undefined;
  yield node;
  for (const child of childrenOf(passage?.tree ?? node)) {
    yield* walkShown(child, passages);
  }
}
