import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type HtmlElement, readPageStyles, toJsx } from "@docs/code";
import { dataDir } from "@docs/facts";
import type { PhrasingContent } from "mdast";

const pictureStyles = readPageStyles(new URL("./pictures.css", import.meta.url));

/** Returns the styles of pictures, which a page needs once, before the first one. */
export function stylePictures(): PhrasingContent {
  return toPhrasing({ tagName: "style", attributes: {}, innerHtml: pictureStyles });
}

/**
 * Returns a diagram as part of the page: in the site's letters and colors, with text that a reader can search.
 *
 * The `<img>` stays above it, invisible, because that's what can be enlarged and what has the alt text. Phones show the
 * drawing of the same name in `data/diagrams/`, because the letters of the first would be too small there.
 *
 * @throws Error if there's no drawing for phones.
 */
export function inlineDiagram(file: string): PhrasingContent[] {
  if (!/\/diagrams\/[^/]+\.svg$/.test(file)) {
    return [];
  }
  const name = path.basename(file);
  const narrow = path.join(dataDir, "diagrams", name);
  if (!existsSync(narrow)) {
    throw new Error(
      `Diagram ${name} has no drawing for phones, expected data/diagrams/${name}. Draw it there, 340 units wide.`,
    );
  }
  return [readDrawing(file, "diagram diagram-wide"), readDrawing(narrow, "diagram diagram-narrow")];
}

/** Reads a drawing without its own styles; `pictures.css` has the same classes. */
function readDrawing(file: string, name: string): PhrasingContent {
  const { viewBox = "", content = "" } =
    /<svg[^>]* viewBox="(?<viewBox>[^"]+)"[^>]*>(?<content>.*)<\/svg>/s.exec(readFileSync(file, "utf8"))?.groups ?? {};
  const prefix = path.basename(file, ".svg");
  const innerHtml = content
    .replace(/<text(?![^>]*text-anchor)/g, '<text text-anchor="start"')
    // The styles know what nearly every part has.
    .replace(/<(style|title)\b.*?<\/\1>|\n\s*| class="t"| rx="6"| text-anchor="middle"/gs, "")
    // Other drawings of the page may use the same ids.
    .replace(/(?<=\bid="|url\(#)/g, `${prefix}-`);
  // The image above it has a description already.
  const attributes = { class: name, viewBox, "aria-hidden": "true" };
  return toPhrasing({ tagName: "svg", attributes, innerHtml });
}

/** Returns an element within a paragraph. MDX renders elements of both kinds alike. */
function toPhrasing(element: HtmlElement): PhrasingContent {
  return toJsx(element) as unknown as PhrasingContent;
}
