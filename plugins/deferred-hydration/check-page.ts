import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** What the head of a built page loads. */
interface Loads {
  /** Scripts with an address of the site's bundles. */
  readonly scripts: readonly Element[];
  /** Links that fetch a script ahead of its time. */
  readonly preloads: readonly Element[];
}

/**
 * Checks that a built page loads the early script alone, that this one knows the framework's, and that no script waits
 * for a style sheet.
 *
 * @param html the page.
 * @param assetsUrl where the site's scripts lie, such as `/assets/js/`.
 * @param entryName name of the entry that the early script is built from.
 * @returns what was found in place of what was expected; nothing when the page is right.
 */
export function checkPage(html: string, assetsUrl: string, entryName: string): string | undefined {
  const { scripts, preloads } = readLoads(html, assetsUrl);
  const [early, ...others] = scripts;
  const address = early && readAttribute(early, "src");
  if (!early || !address?.startsWith(`${assetsUrl}${entryName}.`) || others.length > 0) {
    return `Found ${describe(scripts, "src")} as scripts of the page, expected ${assetsUrl}${entryName}.….js alone.`;
  }
  const framework = readAttribute(early, "data-framework")?.split(" ").filter(Boolean) ?? [];
  if (!framework.some((script) => script.startsWith(`${assetsUrl}main.`))) {
    return `Found ${framework.join(", ") || "nothing"} in data-framework of ${address}, expected ${assetsUrl}main.….js among the scripts.`;
  }
  if (preloads.length > 0) {
    return `Found ${describe(preloads, "href")} to be fetched ahead of time, expected no script: the framework's wait until the page has been loaded.`;
  }
  const afterStyles = html.slice(html.search(/<link[^>]* rel="?stylesheet|$/));
  const waiting = /<script(?![^>]* src=)[^>]*>.{0,60}/s.exec(afterStyles)?.[0];
  if (waiting) {
    return `Found ${waiting} after the style sheet, expected it before: the page is parsed no further until styles have come.`;
  }
  return undefined;
}

function describe(elements: readonly Element[], attribute: string): string {
  return elements.map((element) => readAttribute(element, attribute)).join(", ") || "none";
}

function readLoads(html: string, assetsUrl: string): Loads {
  // The body is a hundred times the head, and has none of these.
  const head = html.split("<body", 1)[0] ?? "";
  const elements = listElements(parse(head));
  return {
    scripts: elements.filter(
      (element) => element.tagName === "script" && readAttribute(element, "src")?.startsWith(assetsUrl),
    ),
    preloads: elements.filter(
      (element) =>
        element.tagName === "link" &&
        ["preload", "modulepreload", "prefetch"].includes(readAttribute(element, "rel") ?? "") &&
        readAttribute(element, "href")?.startsWith(assetsUrl),
    ),
  };
}

function listElements(node: Node): Element[] {
  const below = "childNodes" in node ? node.childNodes.flatMap(listElements) : [];
  return "tagName" in node ? [node, ...below] : below;
}

function readAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}
