import type { Props as HeadProps } from "@docusaurus/Head";
import { findArticleRoot } from "./article-root.ts";

/** The part of a page without its own scripts: the article, its table of contents, and the previous and next links. */
export interface StaticArticle {
  readonly html: string;
  /** The sidebar's list of the SDK's reference, which only the pages of the reference have. */
  readonly list: string;
  /** All tags that the server has put into the page's head; React removes any that aren't listed again. */
  readonly head: Pick<HeadProps, "title" | "meta" | "link" | "script" | "style">;
  /** Class names of `<html>` that belong to the page. */
  readonly className: string;
}

/** Reads the article of a page. */
export function readArticle(page: Document): StaticArticle | undefined {
  const root = findArticleRoot(page);
  if (!root) {
    return undefined;
  }
  return {
    html: root.innerHTML,
    list: page.querySelector(".sdk-list")?.innerHTML ?? "",
    head: {
      title: page.title,
      meta: readTags(page, "meta"),
      link: readTags(page, "link"),
      script: readTags(page, "script"),
      style: readTags(page, "style"),
    },
    className: [...page.documentElement.classList].filter((name) => name.startsWith("docs-doc-id")).join(" "),
  };
}

/** Attribute of the tags that `<Head>` has created, and of no others. */
const MADE_BY_HEAD = "data-rh";

/** Reads the head tags of one kind. To `<Head>`, the text inside a tag is an attribute. */
function readTags(page: Document, name: string): Record<string, string>[] {
  return [...page.head.querySelectorAll(`${name}[${MADE_BY_HEAD}]`)].map((tag) => {
    const attributes = [...tag.attributes].filter((attribute) => attribute.name !== MADE_BY_HEAD);
    return {
      ...Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value])),
      ...(tag.innerHTML && { [name === "style" ? "cssText" : "innerHTML"]: tag.innerHTML }),
    };
  });
}

/** Replaces the article on the page; the title and the class names of `<html>` follow with the frame. */
export function showArticle({ html }: StaticArticle): void {
  const root = findArticleRoot(document);
  if (root) {
    root.innerHTML = html;
  }
}
