import type { Props as HeadProps } from "@docusaurus/Head";
import { findArticleRoot } from "./article-root.ts";

/** Head tags of a page, as `<Head>` takes them. */
type HeadTags = Pick<HeadProps, "title" | "meta" | "link" | "script" | "style">;

/** The part of a page that no script of its own touches: the article, its table of contents, previous and next. */
export interface StaticArticle {
  readonly html: string;
  /** All that the server has put into the page's head for it: what isn't named again would vanish with the first frame. */
  readonly head: HeadTags;
  /** Class names of `<html>` that belong to the page. */
  readonly className: string;
}

/** Reads the article of a page; a page without one, such as the page of results, gives none. */
export function readArticle(page: Document): StaticArticle | undefined {
  const root = findArticleRoot(page);
  if (!root) {
    return undefined;
  }
  return {
    html: root.innerHTML,
    head: {
      title: page.title,
      meta: readTags(page, "meta"),
      link: readTags(page, "link"),
      script: readTags(page, "script"),
      style: readTags(page, "style"),
    },
    className: readPageClasses(page).join(" "),
  };
}

/** Marks the tags that `<Head>` has made, and no others. */
const MADE_BY_HEAD = "data-rh";

/** Reads the head tags of a kind. What is written between the tags is an attribute to `<Head>`. */
function readTags(page: Document, name: string): Record<string, string>[] {
  return [...page.head.querySelectorAll(`${name}[${MADE_BY_HEAD}]`)].map((tag) => {
    const attributes = [...tag.attributes].filter((attribute) => attribute.name !== MADE_BY_HEAD);
    return {
      ...Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value])),
      ...(tag.innerHTML && { [name === "style" ? "cssText" : "innerHTML"]: tag.innerHTML }),
    };
  });
}

/** Returns the class names of `<html>` that belong to one page alone. */
export function readPageClasses(page: Document): string[] {
  return [...page.documentElement.classList].filter((name) => name.startsWith("docs-doc-id"));
}
