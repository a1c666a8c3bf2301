import { type DefaultTreeAdapterTypes, type ParserOptions, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
/** An element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element;

/** Parses a page as a browser without scripts does, so that the languages inside `<noscript>` are read as well. */
export function parseHtml(
  html: string,
  options?: ParserOptions<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>,
): DefaultTreeAdapterTypes.Document {
  return parse(html, { scriptingEnabled: false, ...options });
}

/** Tells elements from text and comments. */
export function isElement(node: Node): node is Element {
  return "tagName" in node;
}

/** Gives what stands directly inside a node. */
export function readChildren(node: Node): readonly Node[] {
  if ("content" in node) {
    return node.content.childNodes;
  }
  return "childNodes" in node ? node.childNodes : [];
}

/** Gives the value of an attribute, undefined when the element has none of that name. */
export function readAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** Whether `class` holds a name. */
export function hasClass(element: Element, name: string): boolean {
  return (readAttribute(element, "class") ?? "").split(/\s+/).includes(name);
}

/** Lists all elements inside a node, in the order of the source. */
export function listElements(node: Node): readonly Element[] {
  return readChildren(node).flatMap((child) => (isElement(child) ? [child, ...listElements(child)] : []));
}

/** Returns the address in a page's `<link rel="canonical">`. */
export function readCanonical(document: Node): string | undefined {
  const isCanonical = (element: Element) => element.tagName === "link" && readAttribute(element, "rel") === "canonical";
  const link = findElement(document, isCanonical);
  return link && readAttribute(link, "href");
}

/** Gives the first element, in the order of the source, that a test accepts. */
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

/** Gives the text of a node as it stands in the source, without elements that a test leaves out. */
export function readText(node: Node, isLeftOut: (element: Element) => boolean = () => false): string {
  if (node.nodeName === "#text" && "value" in node) {
    return node.value;
  }
  return readChildren(node)
    .filter((child) => !(isElement(child) && isLeftOut(child)))
    .map((child) => readText(child, isLeftOut))
    .join("");
}
