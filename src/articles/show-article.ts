import { findArticleRoot } from "./article-root.ts";
import { readPageClasses, type StaticArticle } from "./read-article.ts";

/** Puts an article and its class names in the place of those that are shown; its title comes with the frame. */
export function showArticle({ html, className }: StaticArticle): void {
  const place = findArticleRoot(document);
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
