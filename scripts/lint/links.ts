import { isJsx, type LintPage, type Place, placeOf, readAttributes, textOf, walk } from "@docs/pages";
import type { Nodes } from "mdast";

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
