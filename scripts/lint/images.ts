import type { LintPage } from "@docs/pages";
import { isJsx, placeOf, readAttributes, walk } from "@docs/pages";
import type { Nodes } from "mdast";

/** A picture on a page. */
export interface Image {
  readonly url: string;
  readonly alt: string;
  readonly line: number;
  readonly column: number;
}

/** Returns a page's pictures, written as either Markdown or HTML. */
export function readImages({ tree }: LintPage): readonly Image[] {
  return [...walk(tree)].flatMap((node) => {
    const image = readImage(node);
    return image ? [{ ...image, ...placeOf(node) }] : [];
  });
}

function readImage(node: Nodes): { url: string; alt: string } | undefined {
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
