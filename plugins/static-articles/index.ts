import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import contentDocs, { type LoadedContent, type PluginOptions, validateOptions } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin, RouteConfig } from "@docusaurus/types";
import type { SearchSettings } from "../../config/search.ts";

export { validateOptions };

const require = createRequire(import.meta.url);
const shell = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../src/shell");

/**
 * Wraps the documentation plugin so that articles ship no JavaScript; see src/shell/README.md.
 *
 * The server renders articles as usual. The browser's bundle contains no MDX and no route table: it keeps the article
 * that the server sent and, on navigation, extracts the next one from that page's own HTML. The preview (`npm start`)
 * renders in the browser and uses none of this.
 */
export default async function staticArticles(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const docs = await contentDocs(context, options);
  if (process.env.NODE_ENV !== "production") {
    return docs;
  }
  let versionData = "";
  return {
    ...docs,

    async contentLoaded({ content, actions }) {
      const routes: RouteConfig[] = [];
      const addRoute = (route: RouteConfig) => {
        routes.push(route);
        actions.addRoute(route);
      };
      const setGlobalData = (data: unknown) => actions.setGlobalData(leaveOutRuns(data as DocsData));
      await docs.contentLoaded?.({ content, actions: { ...actions, addRoute, setGlobalData } });
      versionData = await actions.createData("client-version.json", toClientVersion(routes));
    },

    configureWebpack(config, isServer, utils, content) {
      const base = docs.configureWebpack?.(config, isServer, utils, content) ?? {};
      if (isServer) {
        return base;
      }
      const alias = {
        ...base.resolve?.alias,
        // The files that the framework generates for each page, and the browser modules that read them.
        [path.join(context.generatedFilesDir, "routes")]: path.join(shell, "routes.tsx"),
        [path.join(context.generatedFilesDir, "registry")]: path.join(shell, "empty.ts"),
        [path.join(context.generatedFilesDir, "routesChunkNames")]: path.join(shell, "empty.ts"),
        [require.resolve("@docusaurus/core/lib/client/PendingNavigation")]: path.join(shell, "pending-navigation.tsx"),
        [require.resolve("@docusaurus/core/lib/client/docusaurus")]: path.join(shell, "preload.ts"),
        "@static-articles/version": versionData,
      };
      return { ...base, resolve: { ...base.resolve, alias } };
    },

    async postBuild(props) {
      await docs.postBuild?.(props);
      checkRoutes(props.routesPaths, props.content, context);
    },
  };
}

/** The documentation plugin's list of pages, which every page of the site loads. */
interface DocsData {
  readonly versions: readonly { readonly docs: readonly { readonly id: string }[] }[];
}

/** Leaves recorded runs out of the list. They share a route in src/shell/routes.tsx. */
function leaveOutRuns(data: DocsData): DocsData {
  const versions = data.versions.map((version) => ({
    ...version,
    docs: version.docs.filter(({ id }) => !id.startsWith("runs/")),
  }));
  return { ...data, versions };
}

/** Extracts what the sidebar needs from the version's data. Titles and descriptions of all pages stay on the server. */
function toClientVersion(routes: readonly RouteConfig[]): string {
  const [root] = routes;
  const [version] = root?.routes ?? [];
  const data = version?.props?.version;
  if (routes.length !== 1 || root?.routes?.length !== 1 || typeof data !== "object" || data === null) {
    throw new Error(
      "Unexpected routes of the documentation plugin, expected one root with one version that carries its data. " +
        "The framework has changed: compare plugins/static-articles with its `createAllRoutes`.",
    );
  }
  return JSON.stringify({ ...data, docs: {} });
}

/** Stops the build if the browser's routes lack a page, because a click on a link to it would show "not found". */
function checkRoutes(
  paths: readonly string[],
  { loadedVersions }: LoadedContent,
  { baseUrl, siteConfig }: LoadContext,
): void {
  const { searchPagePath } = siteConfig.themeConfig.search as SearchSettings;
  const articles = loadedVersions.flatMap(({ docs }) => docs.map(({ permalink }) => permalink));
  const known = new Set([...articles, `${baseUrl}404.html`, baseUrl + searchPagePath]);
  const unknown = paths.filter((route) => !known.has(route));
  if (unknown.length > 0) {
    throw new Error(
      `Unexpected routes ${unknown.join(", ")}, expected only documentation. Add them to src/shell/routes.tsx and to checkRoutes in plugins/static-articles.`,
    );
  }
}
