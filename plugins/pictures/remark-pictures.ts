import { existsSync } from "node:fs";
import path from "node:path";
import { imageSizeFromFile } from "image-size/fromFile";
import type { Image, Root } from "mdast";
import type { MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";

const staticDir = path.resolve("static");

/**
 * Turns `![alt text](/img/x.svg)` into an `<img>` that has dimensions and points at the static file.
 *
 * The framework would turn it into a bundled asset, and articles have no bundle (`plugins/static-articles`). A missing
 * picture stops the build, as the framework's own check would, but that check never sees these pictures.
 */
export const remarkPictures: Plugin<[], Root> = () => async (tree, file) => {
  const pictures: { image: Image; put: (element: MdxJsxTextElement) => void }[] = [];
  visit(tree, "image", (image, index, parent) => {
    if (parent && index !== undefined && image.url.startsWith("/")) {
      if (parent.type === "paragraph" && parent.children.length === 1) {
        parent.data = { hProperties: { className: ["picture"] } };
      }
      pictures.push({
        image,
        put: (element) => {
          parent.children[index] = element;
        },
      });
    }
  });
  for (const { image, put } of pictures) {
    const source = path.join(staticDir, image.url);
    if (!existsSync(source)) {
      file.fail(
        `Picture ${image.url} not found, expected the file static${image.url}. Add it or correct the path.`,
        image,
      );
    }
    put(toJsx(image, await imageSizeFromFile(source)));
  }
};

function toJsx({ url, alt }: Image, { width, height }: { width: number; height: number }): MdxJsxTextElement {
  const attributes = {
    src: url,
    alt: alt ?? "",
    width: String(width),
    height: String(height),
    loading: "lazy",
    decoding: "async",
  };
  return {
    type: "mdxJsxTextElement",
    name: "img",
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value })),
    children: [],
  };
}
