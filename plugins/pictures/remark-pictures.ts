import { existsSync } from "node:fs";
import path from "node:path";
import { imageSizeFromFile } from "image-size/fromFile";
import type { Image, PhrasingContent, Root } from "mdast";
import type { MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import { inlineDiagram, stylePictures } from "./inline-diagram.ts";

const staticDir = path.resolve("static");

/**
 * Turns `![alt text](/img/x.svg)` into an `<img>` that has dimensions and points at the static file. A diagram is also
 * part of the page; see `inline-diagram.ts`.
 *
 * The framework would turn it into a bundled asset, and articles have no bundle (`plugins/static-articles`). A missing
 * picture stops the build, as the framework's own check would, but that check never sees these pictures.
 */
export const remarkPictures: Plugin<[], Root> = () => async (tree, file) => {
  const pictures: { image: Image; put: (elements: PhrasingContent[]) => void }[] = [];
  visit(tree, "image", (image, index, parent) => {
    if (parent && index !== undefined && image.url.startsWith("/")) {
      if (parent.type === "paragraph" && parent.children.length === 1) {
        parent.data = { hProperties: { className: ["picture"] } };
      }
      pictures.push({
        image,
        put: (elements) => {
          parent.children.splice(index, 1, ...elements);
        },
      });
    }
  });
  for (const [index, { image, put }] of pictures.entries()) {
    const source = path.join(staticDir, image.url);
    if (!existsSync(source)) {
      file.fail(
        `Picture ${image.url} not found, expected the file static${image.url}. Add it or correct the path.`,
        image,
      );
    }
    const drawings = inlineDiagram(source);
    const styles = index === 0 ? [stylePictures()] : [];
    put([...styles, ...drawings, toJsx(image, await imageSizeFromFile(source), drawings.length > 0)]);
  }
};

/** Nothing to see, in the size of the picture. */
const EMPTY = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** @param isDrawn whether the page has the drawing itself, so that the file only loads when a reader enlarges it. */
function toJsx(
  { url, alt }: Image,
  { width, height }: { width: number; height: number },
  isDrawn: boolean,
): MdxJsxTextElement {
  const attributes = {
    ...(isDrawn ? { src: EMPTY, "data-zoom-src": url } : { src: url, loading: "lazy", decoding: "async" }),
    alt: alt ?? "",
    width: String(width),
    height: String(height),
  };
  return {
    type: "mdxJsxTextElement",
    name: "img",
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value })),
    children: [],
  };
}
