import ComponentCreator from "@docusaurus/ComponentCreator";
import { RouteContextProvider } from "@docusaurus/core/lib/client/routeContext";
import type { PluginRouteContext } from "@docusaurus/types";
import version from "@static-articles/version";
import DocRoot from "@theme/DocRoot";
import DocsRoot from "@theme/DocsRoot";
import DocVersionRoot, { type Props as VersionProps } from "@theme/DocVersionRoot";
import Loading from "@theme/Loading";
import type { ComponentType } from "react";
import Loadable from "react-loadable";
import { fixAddress, toCleanPath, withoutSlash } from "./addresses.ts";
import { Article } from "./article.tsx";
import { loadArticle } from "./load-article.ts";
import { ARTICLES, DOCS_PLUGIN, ROOT_PATH, RUNS_PATH, SEARCH_PATH, toArticlePath } from "./pages.ts";

/** Whether the host sent its not-found page; see src/theme/NotFound. */
const isNotFound = document.querySelector("main.not-found") !== null;

/** All runs share a route; which of them there are is known only to the host. */
const RUNS = { path: `${RUNS_PATH}*`, sidebar: undefined };

/** Pages that the host is known to have: not the current one if the host sent its not-found page for it. */
const foundArticles = [...ARTICLES, RUNS].filter(({ path }) => !isNotFound || !isCurrent(path));

function isCurrent(path: string): boolean {
  const current = withoutSlash(toCleanPath(window.location.pathname));
  return path === RUNS.path
    ? current.startsWith(RUNS_PATH)
    : withoutSlash(path).toLowerCase() === current.toLowerCase();
}

/** Wraps the component of a route like the framework does; only the outermost one names the plugin. */
function withContext<Props extends object>(
  Component: ComponentType<Props>,
  value: PluginRouteContext | null = null,
): ComponentType<Props> {
  return (props) => (
    <RouteContextProvider value={value}>
      <Component {...props} />
    </RouteContextProvider>
  );
}

const Version = (props: VersionProps) => <DocVersionRoot {...props} version={version} />;

/** The route of an article. The framework preloads the page that it's about to show, as it would a chunk. */
const ArticleRoute = Object.assign(withContext(Article), {
  preload: () => {
    const path = toArticlePath(window.location.pathname);
    return path === undefined ? undefined : loadArticle(path);
  },
});

const articleRoutes = foundArticles.map(({ path, sidebar }) => ({
  path,
  sidebar,
  // The key is the same for all, so the article's element stays when the page changes.
  key: "article",
  exact: true,
  component: ArticleRoute,
}));

/** The page of results, whose code is separate, so only its readers load it. */
const SearchRoute = Loadable({
  loading: Loading,
  loader: () => import("@theme/SearchPage"),
  render: ({ default: SearchPage }) => (
    <RouteContextProvider value={{ plugin: { name: "search", id: "default" } }}>
      <SearchPage />
    </RouteContextProvider>
  ),
});

/** Replaces the address of a page requested by file name with the clean one, before the framework's router reads it. */
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

const docsContext = { plugin: { name: DOCS_PLUGIN, id: "default" } };

/** The routes that the framework would have generated, but without chunks of their own for each page. */
export default [
  { path: SEARCH_PATH, exact: true, component: SearchRoute },
  {
    path: ROOT_PATH,
    component: withContext(DocsRoot, docsContext),
    routes: [
      {
        path: ROOT_PATH,
        component: withContext(Version),
        routes: [{ path: ROOT_PATH, component: withContext(DocRoot), routes: articleRoutes }],
      },
    ],
  },
  { path: "*", component: ComponentCreator("*", "") },
];
