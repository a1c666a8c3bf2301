import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { ThemeConfig } from "@docusaurus/theme-common";
import type { LoadContext, Plugin, PostCssOptions } from "@docusaurus/types";
import purgecss from "@fullhuman/postcss-purgecss";
import { toClientConfig } from "./client-config.ts";
import { listUnusedParts } from "./list-unused-parts.ts";
import { listVariables } from "./list-variables.ts";
import { readWords } from "./read-words.ts";
import { replaceTslib } from "./replace-tslib.ts";

const dirname = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(dirname, "../..");
const require = createRequire(import.meta.url);

/** What stands in for a module that the theme asks for and this site has no use for. */
const EMPTY = path.join(dirname, "empty.cjs");

/**
 * Modules of the theme that this site replaces by nothing.
 *
 * Code is coloured at build time (`plugins/code`), so the highlighter of the browser and its grammars have no work.
 * Each is resolved when the build starts: a theme that moves one of them stops the build instead of shipping it again.
 */
const UNUSED_MODULES = ["prism-react-renderer", "@docusaurus/theme-classic/lib/prism-include-languages.js"];

/** What stands in for a part of the theme that this configuration never shows. */
const LEFT_OUT = path.join(dirname, "left-out.cjs");

/** Class names that are put together at run time, so that no source holds them whole. */
const DYNAMIC_CLASSES = [/^theme-/, /^docs-doc-id/, /^col--3$/, /^medium-zoom/];

/** Elements that Markdown makes without naming them in a source that is searched for class and tag names. */
const MARKDOWN_ELEMENTS =
  "a blockquote br code dd del details dl dt em h1 h2 h3 h4 h5 h6 hr img kbd li ol p pre strong sub summary sup table tbody td th thead tr ul wbr".split(
    " ",
  );

/**
 * Keeps what no reader needs out of the bundles: the client-side highlighter, settings of the build, and styles
 * without a user.
 */
export default function leanBundle({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === "production";
  const alias = Object.fromEntries(UNUSED_MODULES.map((name) => [require.resolve(name), EMPTY]));
  const unusedParts = findUnusedParts(siteDir, siteConfig.themeConfig as ThemeConfig);
  const leftOut = Object.fromEntries(unusedParts.map((file) => [file, LEFT_OUT]));
  let clientConfig = "";
  let words = "";
  return {
    name: "lean-bundle",
    async loadContent() {
      words = isProduction ? await readWords(listSources(siteDir), listSkipped(unusedParts)) : "";
    },
    async contentLoaded({ actions }) {
      clientConfig = await actions.createData("client-config.json", JSON.stringify(toClientConfig(siteConfig)));
    },
    configureWebpack: (_config, isServer) =>
      isProduction && !isServer
        ? {
            resolve: {
              alias: { ...alias, ...leftOut, [path.join(generatedFilesDir, "docusaurus.config")]: clientConfig },
            },
            module: { rules: [replaceTslib(path.dirname(require.resolve("@docusaurus/utils-common")))] },
          }
        : { resolve: { alias } },
    configurePostCss: (options) => (isProduction ? withPurge(options, () => words) : options),
  };
}

/**
 * Finds the modules of the theme's parts that this configuration never shows.
 *
 * Each is resolved when the build starts: a theme that moves one of them stops the build instead of shipping it again.
 */
function findUnusedParts(siteDir: string, { navbar, footer, docs }: ThemeConfig): string[] {
  const parts = listUnusedParts({
    navbarItems: navbar.items,
    footerLinks: footer?.links ?? [],
    hasFooterLogo: footer?.logo !== undefined,
    isSidebarHideable: docs.sidebar.hideable,
    hasVersions: existsSync(path.join(siteDir, "versions.json")),
  });
  return parts.map((part) => require.resolve(`@docusaurus/theme-classic/lib/theme/${part}`));
}

/** Gives the patterns of the files whose words keep a style: the theme's, the site's own and its pages. */
function listSources(siteDir: string): string[] {
  const theme = path.dirname(require.resolve("@docusaurus/theme-classic/package.json"));
  return [
    `${theme}/lib/theme/!(Blog*|DocBreadcrumbs|CodeBlock|Tabs|TabItem|Details|Tag*|Mermaid*|Admonition|DocCard*|DocTag*|DocCategory*|NotFound|TOC*)/**/*.js`,
    `${theme}/lib/theme/*.js`,
    `${path.dirname(theme)}/theme-common/lib/**/*.js`,
    `${path.dirname(theme)}/core/lib/client/**/*.js`,
    ...["src", "plugins/!(lean-bundle)", "config"].map((folder) => `${root}/${folder}/**/!(*.test).{ts,tsx}`),
    `${siteDir}/docs/**/*.mdx`,
    `${siteDir}/*.ts`,
  ];
}

/** Gives the patterns of the files that are left out, with what lies beside them: styles that only these name have no reader. */
function listSkipped(unusedParts: readonly string[]): string[] {
  return unusedParts.map((file) => (/\bindex\.js$/.test(file) ? `${path.dirname(file)}/**` : file));
}

/** @param readSources gives the words of the sources, which are there once styles are processed. */
function withPurge(options: PostCssOptions, readSources: () => string): PostCssOptions {
  const packages = path.dirname(path.dirname(require.resolve("@docusaurus/theme-classic/package.json")));
  const plugin = purgecss({
    contentFunction: () => [{ raw: readSources(), extension: "txt" }],
    // Infima declares some two hundred variables, of which the site reads half.
    variables: true,
    safelist: {
      standard: [...DYNAMIC_CLASSES, ...MARKDOWN_ELEMENTS],
      greedy: [/^data-/, /nprogress/],
      variables: listVariables([
        path.join(root, "src"),
        ...["theme-classic/lib", "theme-common/lib", "core/lib/client"].map((folder) => path.join(packages, folder)),
      ]),
    },
  });
  return { ...options, plugins: [...options.plugins, plugin] };
}
