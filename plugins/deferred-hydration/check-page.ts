import { type Element, listElements, parseHtml, readAttribute, readText } from "@docs/content";

/**
 * Checks that a built page loads only the early script, that this script lists the framework's scripts and is at the
 * end of the page, and that no script waits for a style sheet.
 *
 * @param html the page.
 * @param assetsUrl address of the site's scripts, such as `/assets/js/`.
 * @param entryName name of the entry that the early script is built from.
 * @returns what was found instead of what was expected, or nothing when the page is right.
 */
export function checkPage(html: string, assetsUrl: string, entryName: string): string | undefined {
  const elements = listElements(parseHtml(html, { scriptingEnabled: true }));
  return checkBundles(elements, assetsUrl, entryName) ?? checkPreloads(elements, assetsUrl) ?? checkOrder(elements);
}

function checkBundles(elements: readonly Element[], assetsUrl: string, entryName: string): string | undefined {
  const bundles = elements.filter(
    (element) => element.tagName === "script" && readAttribute(element, "src")?.startsWith(assetsUrl),
  );
  const [early, ...others] = bundles;
  const address = early && readAttribute(early, "src");
  if (!early || !address?.startsWith(`${assetsUrl}${entryName}.`) || others.length > 0) {
    return `Found ${describe(bundles, "src")} as scripts of the page, expected ${assetsUrl}${entryName}.….js alone.`;
  }
  const framework = readAttribute(early, "data-framework")?.split(" ").filter(Boolean) ?? [];
  if (!framework.some((script) => script.startsWith(`${assetsUrl}main.`))) {
    return `Found ${framework.join(", ") || "nothing"} in data-framework of ${address}, expected ${assetsUrl}main.….js among the scripts.`;
  }
  if (!isInBody(early)) {
    return `Found ${address} in <head>, expected it at the end of <body>: from there the browser lays the page out in a task of its own.`;
  }
  return undefined;
}

function checkPreloads(elements: readonly Element[], assetsUrl: string): string | undefined {
  const preloads = elements.filter(
    (element) =>
      element.tagName === "link" &&
      ["preload", "modulepreload", "prefetch"].includes(readAttribute(element, "rel") ?? "") &&
      readAttribute(element, "href")?.startsWith(assetsUrl),
  );
  return preloads.length === 0
    ? undefined
    : `Found ${describe(preloads, "href")} to be fetched ahead of time, expected no script: the framework's wait until the page has been loaded.`;
}

function checkOrder(elements: readonly Element[]): string | undefined {
  const styles = elements.findIndex((element) => readAttribute(element, "rel") === "stylesheet");
  const waiting = elements
    .slice(styles === -1 ? elements.length : styles)
    .find((element) => element.tagName === "script" && readAttribute(element, "src") === undefined);
  return (
    waiting &&
    `Found <script>${readText(waiting).slice(0, 60)} after the style sheet, expected it before: the page is parsed no further until styles have come.`
  );
}

function describe(elements: readonly Element[], attribute: string): string {
  return elements.map((element) => readAttribute(element, attribute)).join(", ") || "none";
}

function isInBody({ parentNode }: Element): boolean {
  return parentNode !== null && "tagName" in parentNode && parentNode.tagName === "body";
}
