import { isJsx, type LintPage, type Place, placeOf, readAttributes, textOf, walk } from "@docs/pages";
import type { Nodes } from "mdast";

/** A link on a page. */
export interface Link extends Place {
  /** Address as written on the page. */
  readonly target: string;
  readonly text: string;
}

/** Returns a page's links: Markdown links, HTML links, and those of components such as `<Card href="/path">`. */
export function readLinks({ tree }: LintPage): readonly Link[] {
  return [...walk(tree)].flatMap((node) => {
    const target = readTarget(node);
    return target === undefined ? [] : [{ target, text: readText(node), ...placeOf(node) }];
  });
}

function readTarget(node: Nodes): string | undefined {
  if (node.type === "link" || node.type === "definition") {
    return node.url;
  }
  if (!isJsx(node)) {
    return undefined;
  }
  const attributes = readAttributes(node);
  return attributes.get("href") ?? attributes.get("to");
}

function readText(node: Nodes): string {
  return (isJsx(node) ? readAttributes(node).get("title") : undefined) ?? textOf(node);
}

export interface Image extends Place {
  readonly url: string;
  readonly alt: string;
}

/** Returns a page's pictures, written as either Markdown or HTML. */
export function readImages({ tree }: LintPage): readonly Image[] {
  return [...walk(tree)].flatMap((node) => {
    const image = readImage(node);
    return image ? [{ ...image, ...placeOf(node) }] : [];
  });
}

function readImage(node: Nodes): Pick<Image, "url" | "alt"> | undefined {
  if (node.type === "image") {
    return { url: node.url, alt: node.alt ?? "" };
  }
  if (!isJsx(node)) {
    return undefined;
  }
  const attributes = readAttributes(node);
  const url = attributes.get("src");
  return url === undefined ? undefined : { url, alt: attributes.get("alt") ?? "" };
}
