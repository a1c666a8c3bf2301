import { isJsx, type LintPage, type Place, placeOf, readAttributes, walk } from "@docs/pages";
import type { Nodes } from "mdast";

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
