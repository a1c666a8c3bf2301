import path from "node:path";
import { fileURLToPath } from "node:url";
import type { UserThemeConfig } from "@docusaurus/theme-common";
import type { Config, PluginConfig } from "@docusaurus/types";
import type { AnswerConfig } from "../../config/answers.ts";
import type { SearchConfig } from "../../config/search.ts";
import site from "../../docusaurus.config.ts";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** How a variant differs from the site itself. */
export interface Variant {
  /** Settings at the top of the configuration, such as `i18n`. */
  readonly config?: Partial<Config>;
  /** Parts of the theme's configuration; each replaces the site's part of that name. */
  readonly themeConfig?: Partial<UserThemeConfig> & {
    readonly search?: SearchConfig;
    readonly answers?: AnswerConfig;
  };
  /** Options of the documentation plugin on top of the site's own. */
  readonly docs?: Readonly<Record<string, unknown>>;
  /** Whether articles are the framework's own, which pages that are no article and several versions need. */
  readonly isStock?: boolean;
  /** Themes on top of the site's own, whose components go before those of the framework's theme. */
  readonly themes?: readonly PluginConfig[];
}

/** The site names each plugin by its path, with or without options; the framework's type allows much more. */
const sitePlugins = (site.plugins ?? []) as PluginConfig[];

/**
 * Gives the configuration of a small site that wears the theme of the whole one: same theme layer, styles, plugins
 * and operator's settings, with pages of its own.
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
    plugins: sitePlugins
      .filter((plugin) => !isReference(plugin))
      .map((plugin) => withDocs(fromRoot(plugin), docs, isStock)),
    themes: [["@docusaurus/theme-classic", { customCss: [path.join(root, "src/css/index.css")] }], ...themes],
    ...config,
    themeConfig: { ...site.themeConfig, ...themeConfig },
  };
}

/** Paths in the site's configuration start at the repository's root, a variant's at its own folder. */
function fromRoot(plugin: PluginConfig): PluginConfig {
  if (typeof plugin === "string") {
    return plugin.startsWith("./") ? path.join(root, plugin) : plugin;
  }
  if (Array.isArray(plugin) && typeof plugin[0] === "string") {
    return [fromRoot(plugin[0]) as string, plugin[1] ?? {}];
  }
  return plugin;
}

/** The generated reference is hundreds of pages, which would take longer than all the rest. */
function isReference(plugin: PluginConfig): boolean {
  return Array.isArray(plugin) && typeof plugin[0] === "string" && plugin[0].includes("sdk-reference");
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
