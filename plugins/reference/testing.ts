import type { Facts, FunctionOrder } from "@docs/facts";
import { type LintPage, parsePage, textOf, walk } from "@docs/pages";
import { facts } from "@docs/words/testing";
import type { Nodes, Root } from "mdast";
import type { ReferenceContext } from "./component.ts";
import { expandLintPage } from "./expand-page.ts";

/** Returns the real facts with another order of functions. */
export function withOrder(order: FunctionOrder): Facts {
  return { ...facts, sdkReference: { ...facts.sdkReference, order } };
}

/** The real facts, with no page around them. */
export const context: ReferenceContext = {
  facts: withOrder({ common: {}, topics: {}, deprecated: {}, experimental: [] }),
  uses: new Map(),
  pageTitles: new Map(),
  typePages: new Map(),
};

/**
 * Parses a page and puts its generated parts in place.
 *
 * @throws Error with the first part that can't be made.
 */
export function expand(source: string, given: Partial<ReferenceContext> = {}, file = "docs/a.mdx"): LintPage {
  const { page, problems } = expandLintPage(parsePage(file, source), { ...context, ...given });
  for (const { line, column, found, expected, fix } of problems) {
    throw new Error(`${file}:${line}:${column} ${found}, expected ${expected}. ${fix}`);
  }
  return page;
}

/** Gives the addresses of everything but headings. */
export function idsOf(tree: Root): readonly string[] {
  return [...walk(tree)].flatMap((node) => {
    const id = node.type === "heading" ? undefined : node.data?.hProperties?.id;
    return typeof id === "string" ? [id] : [];
  });
}

/** Gives the texts of the cells of a page's tables, a row at a time. */
export function rowsOf(tree: Root): readonly (readonly string[])[] {
  return [...walk(tree)].flatMap((node) =>
    node.type === "tableRow" ? [node.children.map((cell: Nodes) => textOf(cell))] : [],
  );
}

/** Gives the finished HTML that a page carries as raw content. */
export function rawHtmlOf(tree: Root): string {
  const texts: string[] = [];
  // The HTML is the one literal of the expression that carries it.
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
