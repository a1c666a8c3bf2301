import type { Heading, List, Nodes } from "mdast";
import { terminalLanguages } from "./code-blocks.ts";
import { childrenOf, isJsx, readAttributes, textOf, walk } from "./nodes.ts";
import type { LintPage } from "./parse-page.ts";

/** The structure of a page, as far as the rules for its kind need it. */
export interface Outline {
  readonly headings: readonly { readonly node: Heading; readonly text: string }[];
  readonly lists: readonly List[];
  readonly snippets: number;
  readonly commands: number;
  readonly examples: number;
  readonly tables: number;
  /** Addresses of all other pages that the page links to. */
  readonly pages: ReadonlySet<string>;
  /** Addresses of other pages that its last section links to. */
  readonly lastPages: ReadonlySet<string>;
  readonly lastHeading: Heading | undefined;
}

/** Reads the outline of a page. */
export function readOutline(page: LintPage): Outline {
  const nodes = [...walk(page.tree)];
  const headings = nodes.flatMap((node) => (node.type === "heading" ? [{ node, text: textOf(node).trim() }] : []));
  const codes = nodes.filter((node) => node.type === "code");
  const snippets = nodes.filter((node) => isJsx(node) && node.name === "Snippet").length;
  const lastHeading = headings.filter(({ node }) => node.depth === 2).at(-1)?.node;
  return {
    headings,
    lists: nodes.filter((node): node is List => node.type === "list" && node.ordered === true),
    snippets,
    commands: codes.filter(({ lang }) => terminalLanguages.has(lang ?? "")).length,
    examples: codes.length + snippets,
    tables: nodes.filter(({ type }) => type === "table").length,
    pages: linksOf(nodes, page.url),
    lastPages: lastHeading ? linksOf(nodes.slice(nodes.indexOf(lastHeading)), page.url) : new Set(),
    lastHeading,
  };
}

/** Checks whether the items of a numbered list are steps, which contain something to type. */
export function isSteps(list: List): boolean {
  return childrenOf(list).some((item) =>
    [...walk(item)].some((node) => node.type === "code" || (isJsx(node) && node.name === "Snippet")),
  );
}

function linksOf(nodes: readonly Nodes[], self: string): ReadonlySet<string> {
  const targets = nodes.flatMap((node) => {
    const target = node.type === "link" ? node.url : isJsx(node) ? readAttributes(node).get("href") : undefined;
    return target?.startsWith("/") ? [target.replace(/[?#].*$/, "")] : [];
  });
  return new Set(targets.filter((target) => target !== self));
}
