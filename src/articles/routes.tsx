import ComponentCreator from "@docusaurus/ComponentCreator";
import { RouteContextProvider } from "@docusaurus/core/lib/client/routeContext";
import version from "@static-articles/version";
import DocRoot from "@theme/DocRoot";
import DocsRoot from "@theme/DocsRoot";
import DocVersionRoot from "@theme/DocVersionRoot";
import Loading from "@theme/Loading";
import type { ComponentProps, ReactNode } from "react";
import Loadable from "react-loadable";
import { Article } from "./article.tsx";
import { ARTICLES, DOCS_PLUGIN, ROOT_PATH, SEARCH_PATH, toArticlePath, withoutSlash } from "./article-paths.ts";
import { fixAddress, toCleanPath } from "./clean-address.ts";
import { loadArticle } from "./load-article.ts";
import { matchOneOf } from "./match-one-of.ts";

/** What the host sends for an address that it doesn't have; see src/theme/NotFound. */
const isNotFound = document.querySelector("main.not-found") !== null;

/** Pages that the host has, as far as is known: it may have lost, or not got yet, the one that it sent no article for. */
const foundArticles = isNotFound ? ARTICLES.filter(({ path }) => !isCurrent(path)) : ARTICLES;

function isCurrent(path: string): boolean {
  const [page, current] = [path, toCleanPath(window.location.pathname)].map(withoutSlash);
  return page?.toLowerCase() === current?.toLowerCase();
}

const context = { plugin: { name: DOCS_PLUGIN, id: "default" } };

function Root(props: ComponentProps<typeof DocsRoot>): ReactNode {
  return (
    <RouteContextProvider value={context}>
      <DocsRoot {...props} />
    </RouteContextProvider>
  );
}

function VersionRoot(props: ComponentProps<typeof DocVersionRoot>): ReactNode {
  return (
    <RouteContextProvider value={null}>
      <DocVersionRoot {...props} version={version} />
    </RouteContextProvider>
  );
}

function PageRoot(props: ComponentProps<typeof DocRoot>): ReactNode {
  return (
    <RouteContextProvider value={null}>
      <DocRoot {...props} />
    </RouteContextProvider>
  );
}

function ArticleRoot(): ReactNode {
  return (
    <RouteContextProvider value={null}>
      <Article />
    </RouteContextProvider>
  );
}

/** The framework preloads the page that is about to be shown, as it would a chunk; its address is there already. */
ArticleRoot.preload = () => {
  const path = toArticlePath(window.location.pathname);
  return path === undefined ? undefined : loadArticle(path);
};

/**
 * One route for all pages with the same sidebar: the framework tries one route after the other for each link, and makes
 * an element for each whenever it shows a page.
 */
function createArticleRoutes() {
  return [...new Set(foundArticles.map(({ sidebar }) => sidebar))].map((sidebar) => ({
    path: matchOneOf(foundArticles.filter((article) => article.sidebar === sidebar).map(({ path }) => path)),
    sidebar,
    // The same for all, so that the article's element stays when the sidebar changes.
    key: "article",
    exact: true,
    component: ArticleRoot,
  }));
}

/** The page of results: code of its own, which only those load who go there. */
const searchRoute = {
  path: SEARCH_PATH,
  exact: true,
  component: Loadable({
    loading: Loading,
    loader: () => import("@theme/SearchPage"),
    render: ({ default: SearchPage }) => (
      <RouteContextProvider value={{ plugin: { name: "search", id: "default" } }}>
        <SearchPage />
      </RouteContextProvider>
    ),
  }),
};

/** Gives a page that was asked for by its file its clean address, before the framework's router reads that. */
function cleanAddress(): void {
  const { pathname, search, hash } = window.location;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const sent = { pathname, isNotFound, isRedirected: (navigation?.redirectCount ?? 0) > 0 };
  const fix = fixAddress(sent, (path) => toArticlePath(path) ?? (path === SEARCH_PATH ? path : undefined));
  if (fix?.kind === "rewrite") {
    window.history.replaceState(window.history.state, "", fix.path + search + hash);
  } else if (fix) {
    window.location.replace(fix.path + search + hash);
  }
}

cleanAddress();

/** The tree that the framework would have generated, with few routes in place of one with chunks for each page. */
export default [
  searchRoute,
  {
    path: ROOT_PATH,
    component: Root,
    routes: [
      {
        path: ROOT_PATH,
        component: VersionRoot,
        routes: [{ path: ROOT_PATH, component: PageRoot, routes: createArticleRoutes() }],
      },
    ],
  },
  { path: "*", component: ComponentCreator("*", "") },
];
