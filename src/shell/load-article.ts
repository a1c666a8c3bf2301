import { toCleanPath } from "./addresses.ts";
import { readArticle, type StaticArticle } from "./article-html.ts";
import { ARTICLE_CLASS, firstPage } from "./article-root.ts";
import { toArticleKey } from "./pages.ts";

/** Most articles kept in memory: an article is about 20 kB, and readers rarely go back further. */
const MOST_KEPT = 60;

/** How long a page may take before the browser does a full page load instead, in milliseconds. */
const TIMEOUT_MS = 10_000;

const articles = new Map<string, Promise<StaticArticle>>();
const loaded = new Map<string, StaticArticle>();

/** Path of the page that the browser loaded itself; loading it again wouldn't produce an article. */
export const FIRST_PATH = firstPage && toArticleKey(toCleanPath(firstPage.pathname));

const first = firstPage && readArticle(document);
if (FIRST_PATH !== undefined && first) {
  keep(FIRST_PATH, { ...first, html: firstPage?.html ?? first.html });
}

/**
 * Loads the article of a page from the page's own HTML.
 *
 * There are no fragment files on purpose: the same address serves the first visit, the prefetch, and the navigation, so
 * the three can never disagree, and the browser's cache serves them all.
 *
 * @throws Error if the page can't be loaded or belongs to another build; the framework then does a full page load.
 */
export function loadArticle(path: string): Promise<StaticArticle> {
  const known = articles.get(path);
  if (known) {
    return known;
  }
  const promise = fetchArticle(path);
  articles.set(path, promise);
  promise.then(
    (article) => keep(path, article),
    () => articles.delete(path),
  );
  return promise;
}

/** Returns an article that has been loaded. */
export function getArticle(path: string): StaticArticle | undefined {
  return loaded.get(path);
}

function keep(path: string, article: StaticArticle): void {
  articles.set(path, Promise.resolve(article));
  loaded.set(path, article);
  const [oldest] = loaded.keys();
  if (loaded.size > MOST_KEPT && oldest !== undefined) {
    loaded.delete(oldest);
    articles.delete(oldest);
  }
}

async function fetchArticle(path: string): Promise<StaticArticle> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    throw new Error(`Unexpected status ${response.status} of ${path}, expected 200. Loading the whole page instead.`);
  }
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  if (listAssets(page) !== listAssets(document)) {
    throw new Error(`${path} belongs to another build of the site. Loading the whole page instead.`);
  }
  const article = readArticle(page);
  if (!article) {
    throw new Error(
      `Found no article in ${path}, expected an element of class ${ARTICLE_CLASS}. Loading the whole page instead.`,
    );
  }
  return article;
}

/** Lists the bundles that a page was built with; their hashes differ from build to build. */
function listAssets(page: Document): string {
  const assets = page.querySelectorAll<HTMLElement>('body > script[data-framework], head > link[rel="stylesheet"]');
  return [...assets]
    .map((element) => [element.getAttribute("src") ?? element.getAttribute("href"), element.dataset.framework])
    .join(" ");
}
