import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { UserThemeConfig } from "@docusaurus/theme-common";
import type { Config, PluginConfig } from "@docusaurus/types";
import type { AnswerConfig } from "../../config/answers.ts";
import type { SearchConfig } from "../../config/search.ts";
import site from "../../docusaurus.config.ts";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** The differences between a variant and the site itself. */
export interface Variant {
  /** Top-level settings of the configuration, such as `i18n`. */
  readonly config?: Partial<Config>;
  /** Parts of the theme's configuration. Each replaces the site's part of the same name. */
  readonly themeConfig?: Partial<UserThemeConfig> & {
    readonly search?: SearchConfig;
    readonly answers?: AnswerConfig;
  };
  /** Options of the documentation plugin, added to the site's own. */
  readonly docs?: Readonly<Record<string, unknown>>;
  /** Whether to use the framework's own articles, which multiple versions and pages that aren't articles require. */
  readonly isStock?: boolean;
  /** Themes added to the site's own, whose components override those of the framework's theme. */
  readonly themes?: readonly PluginConfig[];
}

/** The site configures each plugin by its path, with or without options. The framework's type allows much more. */
const sitePlugins = (site.plugins ?? []) as PluginConfig[];

/**
 * Returns the configuration of a small site that uses the main site's theme layer, styles, plugins, and operator
 * settings, but has its own pages.
 */
export function createSiteConfig({
  config = {},
  themeConfig = {},
  docs = {},
  isStock = false,
  themes = [],
}: Variant = {}): Config {
  return {
    ...site,
    staticDirectories: [path.join(root, "static"), "static"],
    plugins: sitePlugins.map((plugin) => withDocs(withoutReference(fromRoot(plugin)), docs, isStock)),
    themes: [["@docusaurus/theme-classic", { customCss: [path.join(root, "src/css/index.css")] }], ...themes],
    ...config,
    themeConfig: { ...withoutMissingPages(site.themeConfig as UserThemeConfig), ...themeConfig },
  };
}

/** Leaves out links around the article to pages that these sites lack, because they would fail the build. */
function withoutMissingPages({ navbar, footer, ...theme }: UserThemeConfig): UserThemeConfig {
  const isThere = (link: object) => !("to" in link) || hasPage(String(link.to));
  return {
    ...theme,
    navbar: { ...navbar, items: navbar?.items?.filter(isThere) },
    footer: { ...footer, links: footer?.links?.filter(isThere) },
  };
}

function hasPage(route: string): boolean {
  const stem = path.join("docs", route);
  return [`${stem}.mdx`, path.join(stem, "index.mdx")].some((file) => existsSync(file));
}

/**
 * Adjusts paths, which are relative to the repository's root in the site's configuration and to its own folder in a
 * variant's.
 */
function fromRoot(plugin: PluginConfig): PluginConfig {
  if (typeof plugin === "string") {
    const file = plugin.startsWith("./") ? path.join(root, plugin) : plugin;
    // These sites lack the pages that the instructions for agents are about.
    return plugin.includes("/markdown/") ? [file, { omitsInstructions: true }] : file;
  }
  if (Array.isArray(plugin) && typeof plugin[0] === "string") {
    return [fromRoot(plugin[0]) as string, plugin[1] ?? {}];
  }
  return plugin;
}

/** Leaves out the pages of the generated reference. They would take longer to build than everything else. */
function withoutReference(plugin: PluginConfig): PluginConfig {
  return Array.isArray(plugin) && typeof plugin[0] === "string" && plugin[0].includes("sdk-reference")
    ? [plugin[0], {}]
    : plugin;
}

function withDocs(plugin: PluginConfig, options: Readonly<Record<string, unknown>>, isStock: boolean): PluginConfig {
  if (
    !Array.isArray(plugin) ||
    typeof plugin[0] !== "string" ||
    !/plugin-content-docs|static-articles/.test(plugin[0])
  ) {
    return plugin;
  }
  const name = isStock ? "@docusaurus/plugin-content-docs" : plugin[0];
  return [name, { ...(plugin[1] as object), editUrl: undefined, ...options }];
}
