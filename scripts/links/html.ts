import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

/** A tag of a document, with the place where it starts. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Text of the element and of everything inside it. */
  readonly text: () => string;
  readonly line: number;
  readonly column: number;
}

/** A parsed document: its elements in the order of the source. */
export interface HtmlDocument {
  /** Whether it is a whole page; fragments have no doctype. */
  readonly isPage: boolean;
  readonly elements: readonly HtmlElement[];
}

/** Parses HTML as a browser without scripts does, so that the content of `<noscript>` counts. */
export function parseHtml(html: string): HtmlDocument {
  const document = parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });
  const elements: HtmlElement[] = [];
  collectElements(document, elements);
  return { isPage: document.childNodes.some((node) => node.nodeName === "#documentType"), elements };
}

/** Gives the path in a page's `<link rel="canonical">`; undefined when it has none. */
export function readCanonicalPath({ elements }: HtmlDocument): string | undefined {
  const href = elements.find(isCanonicalLink)?.attributes.get("href");
  return href && URL.canParse(href) ? decodeURI(new URL(href).pathname) : undefined;
}

function isCanonicalLink({ name, attributes }: HtmlElement): boolean {
  return name === "link" && attributes.get("rel") === "canonical";
}

function collectElements(node: Node, elements: HtmlElement[]): void {
  if ("tagName" in node) {
    elements.push({
      name: node.tagName,
      attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
      text: () => readText(node),
      line: node.sourceCodeLocation?.startLine ?? 1,
      column: node.sourceCodeLocation?.startCol ?? 1,
    });
  }
  for (const child of readChildren(node)) {
    collectElements(child, elements);
  }
}

function readChildren(node: Node): readonly Node[] {
  if ("content" in node) {
    return node.content.childNodes;
  }
  return "childNodes" in node ? node.childNodes : [];
}

function readText(node: Node): string {
  if (node.nodeName === "#text" && "value" in node) {
    return node.value;
  }
  return readChildren(node).map(readText).join("");
}
