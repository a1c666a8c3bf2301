import type { Config } from "@docusaurus/types";
import { readOperatorSettings } from "./config/operator.ts";
import { themeConfig } from "./config/theme-config.ts";
import { daggerVersion, productName } from "./data/version.ts";
import { remarkCode } from "./plugins/code/remark-code.ts";
import { remarkLineBreaks } from "./plugins/line-breaks/remark-line-breaks.ts";
import { remarkListSections } from "./plugins/list-sections/remark-list-sections.ts";
import { remarkMessages } from "./plugins/messages/remark-messages.ts";
import { remarkPageStyles } from "./plugins/page-styles/remark-page-styles.ts";
import { remarkPictures } from "./plugins/pictures/remark-pictures.ts";
import { remarkReference } from "./plugins/reference/remark-reference.ts";
import { remarkRowWords } from "./plugins/reference/remark-row-words.ts";
import { remarkRuns } from "./plugins/runs/remark-runs.ts";
import { remarkVariables } from "./plugins/variables/remark-variables.ts";
import { remarkWords } from "./plugins/words/remark-words.ts";

const operator = readOperatorSettings(process.env);

const config: Config = {
  title: productName,
  tagline: "A runtime for composable workflows that powers AI agents and CI/CD",
  favicon: "/img/favicon.svg",
  url: operator.siteUrl,
  baseUrl: "/",
  // Left undefined on purpose, because only then can `/reference/` and `/reference/cli` coexist.
  trailingSlash: undefined,
  i18n: { defaultLocale: "en", locales: ["en"] },
  onBrokenLinks: "throw",
  onBrokenAnchors: "warn",
  onDuplicateRoutes: "warn",
  markdown: {
    hooks: { onBrokenMarkdownLinks: "throw", onBrokenMarkdownImages: "throw" },
    // Sidebar labels leave out what the heading above them says, but previous and next pages are linked by their titles.
    async parseFrontMatter(params) {
      const { frontMatter, ...rest } = await params.defaultParseFrontMatter(params);
      return { ...rest, frontMatter: { pagination_label: frontMatter.title, ...frontMatter } };
    },
  },
  future: {
    v4: true,
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      // Off, because the cache doesn't track the snippet files that the remark plugin reads, and would publish stale
      // ones.
      rspackPersistentCache: false,
      ssgWorkerThreads: true,
      // Off, because it waits for a client build of every page, which articles don't have (`plugins/static-articles`).
      mdxCrossCompilerCache: false,
    },
  },
  scripts: operator.communityScriptUrl ? [{ src: operator.communityScriptUrl, async: true }] : [],
  plugins: [
    // First, because they write pages that the documentation plugin reads.
    ["./plugins/sdk-reference/index.ts", { outDir: "docs/reference/typescript" }],
    "./plugins/runs/index.ts",
    [
      "./plugins/static-articles/index.ts",
      {
        path: "docs",
        routeBasePath: "/",
        sidebarPath: "./sidebars.ts",
        sidebarCollapsible: false,
        breadcrumbs: false,
        includeCurrentVersion: true,
        versions: { current: { label: "Next", badge: false } },
        // The order matters: words are read as their author wrote them, with variables filled in.
        beforeDefaultRemarkPlugins: [
          ...[remarkVariables, remarkRuns, remarkWords],
          ...[remarkReference, remarkRowWords, remarkCode, remarkPictures, remarkMessages, remarkListSections],
          ...[remarkLineBreaks, remarkPageStyles],
        ],
        ...(operator.editUrl
          ? {
              // Generated pages have no source file to edit.
              editUrl: ({ docPath }: { docPath: string }) =>
                docPath.startsWith("reference/typescript/") ? undefined : `${operator.editUrl}/docs/${docPath}`,
            }
          : {}),
      },
    ],
    ["@docusaurus/plugin-sitemap", { lastmod: null, changefreq: null, priority: null }],
    "./plugins/reference/index.ts",
    "./plugins/lean-bundle/index.ts",
    "./plugins/deferred-hydration/index.ts",
    "./plugins/reading/index.ts",
    "./plugins/words/index.ts",
    "./plugins/search-index/index.ts",
    "./plugins/markdown/index.ts",
    "./plugins/search/index.ts",
    "./plugins/answers/index.ts",
    ["./plugins/analytics/index.ts", operator.posthog ?? {}],
  ],
  themes: [["@docusaurus/theme-classic", { customCss: ["./src/css/index.css"] }]],
  themeConfig: { ...themeConfig, search: { ...themeConfig.search, ...operator.search }, answers: operator.answers },
  customFields: { daggerVersion, hasAssistants: operator.hasAssistants },
};

export default config;
