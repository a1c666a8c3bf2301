/** Settings that only the build reads; a setting that is not here stays in the browser's bundle. */
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

/** Settings of the theme that only its highlighter reads, which the browser does not have. */
const BUILD_THEME_SETTINGS = ["prism"];

/** Gives the configuration as the browser needs it: the framework would send all of it with every page. */
export function toClientConfig<Config extends { readonly themeConfig: object }>(config: Config): object {
  return { ...omit(config, BUILD_SETTINGS), themeConfig: omit(config.themeConfig, BUILD_THEME_SETTINGS) };
}

function omit(settings: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)));
}
