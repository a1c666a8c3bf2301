import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import contentDocs, { type LoadedContent, type PluginOptions, validateOptions } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin, RouteConfig } from "@docusaurus/types";
import type { SearchSettings } from "../../config/search.ts";
import { checkStandIns } from "./check-stand-ins.ts";

export { validateOptions };

const dirname = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const client = path.resolve(dirname, "../../src/articles");

/** Modules of the framework's browser half, and what stands in for them. */
const standIns = {
  [require.resolve("@docusaurus/core/lib/client/PendingNavigation")]: path.join(client, "pending-navigation.tsx"),
  [require.resolve("@docusaurus/core/lib/client/docusaurus")]: path.join(client, "preload-page.ts"),
};

/** Routes that are not documentation; `src/articles/routes.tsx` has to know every one of them. */
function listOtherRoutes({ baseUrl, siteConfig }: LoadContext): string[] {
  const { searchPagePath } = siteConfig.themeConfig.search as SearchSettings;
  return [`${baseUrl}404.html`, baseUrl + searchPagePath];
}

/**
 * The documentation plugin, with articles that ship no JavaScript.
 *
 * The server renders articles as ever. The browser's bundle holds no MDX and no route table: it keeps the article
 * that the server sent and, on navigation, takes the next one out of that page's own HTML. `docs/` stays the same,
 * and so does the preview (`npm start`), which renders in the browser. README.md in this folder explains the parts.
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
      await docs.contentLoaded?.({ content, actions: { ...actions, addRoute } });
      versionData = await actions.createData("client-version.json", toClientVersion(routes));
    },

    configureWebpack(config, isServer, utils, content) {
      const base = docs.configureWebpack?.(config, isServer, utils, content) ?? {};
      if (isServer) {
        return base;
      }
      const generated = context.generatedFilesDir;
      const alias = {
        [path.join(generated, "routes")]: path.join(client, "routes.tsx"),
        [path.join(generated, "registry")]: path.join(client, "empty-table.ts"),
        [path.join(generated, "routesChunkNames")]: path.join(client, "empty-table.ts"),
        ...standIns,
        "@static-articles/version": versionData,
      };
      return {
        ...base,
        resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...alias } },
        plugins: [...(base.plugins ?? []), { apply: (compiler) => checkStandIns(compiler, standIns) }],
      };
    },

    async postBuild(props) {
      await docs.postBuild?.(props);
      assertKnownRoutes(props.routesPaths, props.content, listOtherRoutes(context));
    },
  };
}

/** Takes what the sidebar needs out of the version's data; titles and descriptions of all pages stay on the server. */
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

/** A page that the browser's routes do not know would open as not found on a click: the build stops instead. */
function assertKnownRoutes(
  paths: readonly string[],
  { loadedVersions }: LoadedContent,
  otherRoutes: readonly string[],
): void {
  const permalinks = loadedVersions.flatMap(({ docs }) => docs.map(({ permalink }) => permalink));
  const known = new Set([...permalinks, ...otherRoutes]);
  const unknown = paths.filter((route) => !known.has(route));
  if (unknown.length > 0) {
    throw new Error(
      `Unexpected routes ${unknown.join(", ")}, expected only documentation. Add them to src/articles/routes.tsx and to listOtherRoutes in plugins/static-articles.`,
    );
  }
}

// The modules that the browser's half stands on; a framework that moves one stops the build here, by name.
for (const name of ["routeContext", "exports/ComponentCreator", "preload", "ClientLifecyclesDispatcher"]) {
  require.resolve(`@docusaurus/core/lib/client/${name}`);
}
