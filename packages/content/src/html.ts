import { type DefaultTreeAdapterTypes, type ParserOptions, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
/** An element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element;

/** Parses a page as a browser without scripts does, so the languages inside `<noscript>` are included. */
export function parseHtml(
  html: string,
  options?: ParserOptions<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>,
): DefaultTreeAdapterTypes.Document {
  return parse(html, { scriptingEnabled: false, ...options });
}

/** Distinguishes elements from text and comments. */
export function isElement(node: Node): node is Element {
  return "tagName" in node;
}

/** Returns the direct children of a node. */
export function readChildren(node: Node): readonly Node[] {
  if ("content" in node) {
    return node.content.childNodes;
  }
  return "childNodes" in node ? node.childNodes : [];
}

/** Returns the value of an attribute; undefined if the element doesn't have it. */
export function readAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** Checks whether `class` contains a name. */
export function hasClass(element: Element, name: string): boolean {
  return (readAttribute(element, "class") ?? "").split(/\s+/).includes(name);
}

/** Lists all elements inside a node, in source order. */
export function listElements(node: Node): readonly Element[] {
  return readChildren(node).flatMap((child) => (isElement(child) ? [child, ...listElements(child)] : []));
}

/** Returns the address in a page's `<link rel="canonical">`. */
export function readCanonical(document: Node): string | undefined {
  const isCanonical = (element: Element) => element.tagName === "link" && readAttribute(element, "rel") === "canonical";
  const link = findElement(document, isCanonical);
  return link && readAttribute(link, "href");
}

/** Returns the content of a page's `<meta name="…">`; empty if the page doesn't have it. */
export function readMeta(document: Node, name: string): string {
  const isWanted = (element: Element) => element.tagName === "meta" && readAttribute(element, "name") === name;
  const meta = findElement(document, isWanted);
  return (meta && readAttribute(meta, "content")) ?? "";
}

/** Finds the first element, in source order, that a test accepts. */
export function findElement(node: Node, isWanted: (element: Element) => boolean): Element | undefined {
  for (const child of readChildren(node)) {
    if (isElement(child) && isWanted(child)) {
      return child;
    }
    const found = findElement(child, isWanted);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Returns the text of a node as written in the source, without the elements that a test excludes. */
export function readText(node: Node, isLeftOut: (element: Element) => boolean = () => false): string {
  if (node.nodeName === "#text" && "value" in node) {
    return node.value;
  }
  return readChildren(node)
    .filter((child) => !(isElement(child) && isLeftOut(child)))
    .map((child) => readText(child, isLeftOut))
    .join("");
}
