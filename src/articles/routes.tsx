import ComponentCreator from "@docusaurus/ComponentCreator";
import { RouteContextProvider } from "@docusaurus/core/lib/client/routeContext";
import siteConfig from "@generated/docusaurus.config";
import globalData from "@generated/globalData";
import version from "@static-articles/version";
import DocRoot from "@theme/DocRoot";
import DocsRoot from "@theme/DocsRoot";
import DocVersionRoot from "@theme/DocVersionRoot";
import Loading from "@theme/Loading";
import type { ComponentProps, ReactNode } from "react";
import Loadable from "react-loadable";
import type { SearchSettings } from "../../config/search.ts";
import { Article } from "./article.tsx";
import { loadArticle } from "./load-article.ts";

/** What the browser already has of every page, for the framework's own hooks. */
interface DocEntry {
  readonly path: string;
  readonly sidebar?: string;
}

const PLUGIN_NAME = "docusaurus-plugin-content-docs";
const docs = globalData[PLUGIN_NAME]?.default as {
  readonly path: string;
  readonly versions: readonly { docs: readonly DocEntry[] }[];
};
const context = { plugin: { name: PLUGIN_NAME, id: "default" } };

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

/** A route whose "code" is its article: the framework preloads it before it shows the page, as it would a chunk. */
function createArticleRoute({ path, sidebar }: DocEntry) {
  const component = () => (
    <RouteContextProvider value={null}>
      <Article path={path} />
    </RouteContextProvider>
  );
  component.preload = () => loadArticle(path);
  return { path, sidebar, exact: true, component };
}

/** The page of results: code of its own, which only those load who go there. */
const searchRoute = {
  path: siteConfig.baseUrl + (siteConfig.themeConfig.search as SearchSettings).searchPagePath,
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

/** The tree that the framework would have generated, with one small entry for each page in place of its chunks. */
export default [
  searchRoute,
  {
    path: docs.path,
    component: Root,
    routes: [
      {
        path: docs.path,
        component: VersionRoot,
        routes: [
          {
            path: docs.path,
            component: PageRoot,
            routes: docs.versions.flatMap((entry) => entry.docs.map(createArticleRoute)),
          },
        ],
      },
    ],
  },
  { path: "*", component: ComponentCreator("*", "") },
];
