import GithubSlugger from "github-slugger";
import type { Heading, Nodes } from "mdast";
import type {} from "mdast-util-to-hast";
import { isJsx, readAttributes, textOf, walk } from "./nodes.ts";
import type { LintPage } from "./parse-page.ts";

/** Creates anchors that are unique on a page, by the rules that headings follow. */
export { GithubSlugger };

/** A place on a page that links can point to. */
export interface Anchor {
  readonly id: string;
  /** Text of a heading; undefined for table rows and other elements. */
  readonly heading: string | undefined;
  /** Level of the heading. */
  readonly depth?: number;
}

/** Returns the anchors of a page in order: headings with the ids that the build generates, and elements with an id. */
export function readAnchors({ tree }: Pick<LintPage, "tree">): readonly Anchor[] {
  const slugger = new GithubSlugger();
  return [...walk(tree)].flatMap((node): readonly Anchor[] =>
    node.type === "heading"
      ? [{ id: readHeadingId(node, slugger), heading: textOf(node).trim(), depth: node.depth }]
      : readIds(node).map((id) => ({ id, heading: undefined })),
  );
}

/**
 * Returns the id of a heading as the framework generates it. An id that the author set stays as it is; for all others,
 * a number distinguishes duplicates.
 */
export function readHeadingId(heading: Heading, slugger = new GithubSlugger()): string {
  const given = heading.data?.hProperties?.id;
  if (typeof given === "string") {
    return slugger.slug(given, true);
  }
  const text = textOf(heading).trim();
  const written = [...walk(heading)].filter(isJsx).flatMap((node) => readAttributes(node).get("id") ?? []);
  // The form that the checks parse, then the framework's own.
  return written[0]?.replace("#", "") ?? /\{#(?<id>[\w-]+)\}$/.exec(text)?.groups?.id ?? slugger.slug(text);
}

function readIds(node: Nodes): readonly string[] {
  const given = node.data !== undefined && "hProperties" in node.data ? node.data.hProperties?.id : undefined;
  const attributes = isJsx(node) ? readAttributes(node) : new Map<string, string>();
  return [
    ...(typeof given === "string" ? [given] : []),
    ...(attributes.get("id")?.startsWith("#") === false ? [attributes.get("id") ?? ""] : []),
    ...(isJsx(node) && node.name === "KnownAnchors" ? (attributes.get("ids") ?? "").split(" ") : []),
  ];
}
