import { ARTICLE_CLASS, readPageClasses, type StaticArticle } from "./read-article.ts";

/** Finds the element that an article stands in; the page of results and the not-found page have none. */
export function findArticlePlace(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`.${ARTICLE_CLASS}`) ?? undefined;
}

/** Puts an article and its class names in the place of those that are shown; its title comes with the frame. */
export function showArticle({ html, className }: StaticArticle): void {
  const place = findArticlePlace();
  if (place) {
    place.innerHTML = html;
  }
  showClassName(className);
}

/** Puts the page's own class names of `<html>` in the place of those of the page before. */
export function showClassName(className: string): void {
  const { classList } = document.documentElement;
  const [before, after] = [readPageClasses(document), className.split(" ").filter(Boolean)];
  if (before.join(" ") !== after.join(" ")) {
    classList.remove(...before);
    classList.add(...after);
  }
}
