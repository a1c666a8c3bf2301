import type { Facts, FunctionOrder } from "@docs/facts";
import { type LintPage, parsePage, textOf, walk } from "@docs/pages";
import { facts } from "@docs/words/testing";
import type { Nodes, Root } from "mdast";
import type { ReferenceContext } from "./component.ts";
import { expandLintPage } from "./expand-page.ts";

/** Returns the real facts with the functions in a different order. */
export function withOrder(order: FunctionOrder): Facts {
  return { ...facts, sdkReference: { ...facts.sdkReference, order } };
}

/** The real facts, without a surrounding page. */
export const context: ReferenceContext = {
  facts: withOrder({ common: {}, topics: {}, deprecated: {}, experimental: [] }),
  uses: new Map(),
  pages: [],
  pageTitles: new Map(),
  typePages: new Map(),
};

/**
 * Parses a page and expands its generated parts.
 *
 * @throws Error with the first part that can't be rendered.
 */
export function expand(source: string, given: Partial<ReferenceContext> = {}, file = "docs/a.mdx"): LintPage {
  const { page, problems } = expandLintPage(parsePage(file, source), { ...context, ...given });
  for (const { line, column, found, expected, fix } of problems) {
    throw new Error(`${file}:${line}:${column} ${found}, expected ${expected}. ${fix}`);
  }
  return page;
}

/** Returns the cell texts of a page's tables, row by row. */
export function rowsOf(tree: Root): readonly (readonly string[])[] {
  return [...walk(tree)].flatMap((node) =>
    node.type === "tableRow" ? [node.children.map((cell: Nodes) => textOf(cell))] : [],
  );
}

/** Returns the finished HTML that a page contains as raw content. */
export function rawHtmlOf(tree: Root): string {
  const texts: string[] = [];
  // The HTML is the only literal of the expression that contains it.
  JSON.stringify(tree, (key, value: unknown) => {
    if (
      typeof value === "object" &&
      value !== null &&
      "type" in value &&
      value.type === "Literal" &&
      "value" in value
    ) {
      texts.push(String(value.value));
    }
    return key === "position" ? undefined : value;
  });
  return texts.join("");
}
