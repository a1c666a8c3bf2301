/** The part of a page that no script of its own touches: the article, its table of contents, previous and next. */
export interface StaticArticle {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** Class names of `<html>` that belong to the page. */
  readonly className: string;
}

/** Marks the element in the server's HTML. */
export const ARTICLE_CLASS = "article-root";

/** Reads the article of a page; a page without one, such as the page of results, gives none. */
export function readArticle(page: Document): StaticArticle | undefined {
  const root = page.querySelector(`.${ARTICLE_CLASS}`);
  if (!root) {
    return undefined;
  }
  return {
    html: root.innerHTML,
    title: page.title,
    description: page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
    className: readPageClasses(page).join(" "),
  };
}

/** Gives the class names of `<html>` that belong to one page alone. */
export function readPageClasses(page: Document): string[] {
  return [...page.documentElement.classList].filter((name) => name.startsWith("docs-doc-id"));
}
