import { isJsx, type LintPage, type Place, placeOf, readAttributes, textOf, walk } from "@docs/pages";
import type { Nodes } from "mdast";

/** A link on a page. */
export interface Link extends Place {
  /** Address as written on the page. */
  readonly target: string;
  readonly text: string;
}

/** Returns a page's links: Markdown links, HTML links, and those of components such as `<Card href="/path">`. */
export function readLinks(page: LintPage): readonly Link[] {
  return readNodes(page, (node) => {
    const attributes = isJsx(node) ? readAttributes(node) : undefined;
    const isLink = node.type === "link" || node.type === "definition";
    const target = isLink ? node.url : (attributes?.get("href") ?? attributes?.get("to"));
    return target === undefined ? undefined : { target, text: attributes?.get("title") ?? textOf(node) };
  });
}

/** A picture on a page. */
export interface Image extends Place {
  readonly url: string;
  readonly alt: string;
}

/** Returns a page's pictures, written as either Markdown or HTML. */
export function readImages(page: LintPage): readonly Image[] {
  return readNodes(page, (node) => {
    if (node.type === "image") {
      return { url: node.url, alt: node.alt ?? "" };
    }
    const attributes = isJsx(node) ? readAttributes(node) : undefined;
    const url = attributes?.get("src");
    return url === undefined ? undefined : { url, alt: attributes?.get("alt") ?? "" };
  });
}

/** Returns what a function reads from the nodes of a page, each with its place. */
function readNodes<Found>({ tree }: LintPage, read: (node: Nodes) => Found | undefined): readonly (Found & Place)[] {
  return [...walk(tree)].flatMap((node) => {
    const found = read(node);
    return found ? [{ ...found, ...placeOf(node) }] : [];
  });
}
