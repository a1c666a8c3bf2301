import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { checkPages, NOTHING_UNUSED, pruneInfima, readOwnVariables, readWords, UNUSED } from "./prune-infima.ts";

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

/** The framework's helpers for addresses and errors, without what only their compiled index needs. */
const UTILS_COMMON = path.join(root, "plugins/lean-bundle/utils-common.cjs");

/** Folders of the theme, the framework, and the site. A style of Infima is kept if any of their files names it. */
const SOURCES = [
  "node_modules/@docusaurus/theme-classic/lib",
  "node_modules/@docusaurus/theme-common/lib",
  "node_modules/@docusaurus/core/lib/client",
  ...["config", "src"],
].map((folder) => path.join(root, folder));

/**
 * Keeps what no reader needs out of the bundles: the client-side highlighter, helpers of compiled code, and the Infima
 * styles that no source uses.
 */
export default function leanBundle({ siteDir }: LoadContext): Plugin {
  const alias = { [require.resolve(HIGHLIGHTER)]: EMPTY, "@docusaurus/utils-common$": UTILS_COMMON };
  const configureWebpack = () => ({ resolve: { alias } });
  if (process.env.NODE_ENV !== "production") {
    return { name: "lean-bundle", configureWebpack };
  }
  const words = new Set<string>();
  const own = readOwnVariables(readFileSync(path.join(root, "src/css/tokens.css"), "utf8"));
  const needs = { words, own, unused: siteDir === root ? UNUSED : NOTHING_UNUSED };
  const removed = new Set<string>();
  return {
    name: "lean-bundle",
    async loadContent() {
      readWords(siteDir === root ? SOURCES : [...SOURCES, siteDir], words);
    },
    configureWebpack,
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, pruneInfima(needs, removed)] }),
    async postBuild({ outDir }) {
      checkPages(outDir, removed);
    },
  };
}
