import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { checkPages, pruneInfima, readWords } from "./prune-infima.ts";

const require = createRequire(import.meta.url);

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** Empty replacement for a module that the theme imports and this site doesn't use. */
const EMPTY = path.join(root, "plugins/lean-bundle/empty.cjs");

/**
 * The theme's module that loads the highlighter and its grammars into every page.
 *
 * Code is highlighted at build time (`plugins/code`), so the browser doesn't need them. The name is resolved when the
 * build starts, so if the theme moves the module, the build fails instead of including it again.
 */
const HIGHLIGHTER = "@docusaurus/theme-classic/lib/prism-include-languages.js";

/** Settings that only the build reads. The browser's bundle keeps all others. */
const BUILD_SETTINGS = [
  "clientModules",
  "headTags",
  "markdown",
  "plugins",
  "presets",
  "scripts",
  "ssrTemplate",
  "staticDirectories",
  "stylesheets",
  "themes",
];

/** Folders of the theme, the framework, and the site. A style of Infima is kept if any of their files names it. */
const SOURCES = [
  "node_modules/@docusaurus/theme-classic/lib",
  "node_modules/@docusaurus/theme-common/lib",
  "node_modules/@docusaurus/core/lib/client",
  ...["config", "docs", "packages", "plugins", "src"],
].map((folder) => path.join(root, folder));

/**
 * Keeps what no reader needs out of the bundles: the client-side highlighter, build-only settings, and the Infima
 * styles that no source uses.
 */
export default function leanBundle({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const alias = { [require.resolve(HIGHLIGHTER)]: EMPTY };
  if (process.env.NODE_ENV !== "production") {
    return { name: "lean-bundle", configureWebpack: () => ({ resolve: { alias } }) };
  }
  let clientConfig = "";
  const words = new Set<string>();
  const removed = new Set<string>();
  return {
    name: "lean-bundle",
    async loadContent() {
      readWords(siteDir === root ? SOURCES : [...SOURCES, siteDir], words);
    },
    async contentLoaded({ actions }) {
      clientConfig = await actions.createData("client-config.json", JSON.stringify(toClientConfig(siteConfig)));
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: isServer ? alias : { ...alias, [path.join(generatedFilesDir, "docusaurus.config")]: clientConfig },
      },
    }),
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, pruneInfima(words, removed)] }),
    async postBuild({ outDir }) {
      checkPages(outDir, removed);
    },
  };
}

/** Returns the part of the configuration that the browser needs. The framework would send all of it with every page. */
export function toClientConfig<Config extends { readonly themeConfig: object }>(config: Config): object {
  // Only the highlighter reads `prism`.
  return { ...omit(config, BUILD_SETTINGS), themeConfig: omit(config.themeConfig, ["prism"]) };
}

function omit(settings: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)));
}
