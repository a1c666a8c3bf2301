/** Files and folders with our own code, and the configuration of the tools that check it. */
export const CODE: readonly string[] = [
  ...["bench", "config", "data", "e2e", "packages", "plugins", "scripts", "server", "src"],
  ...["biome.json", "cspell.json", "docusaurus.config.ts", "knip.config.ts", "package.json", "package-lock.json"],
  ...["renovate.json", "sidebars.ts", "tsconfig.json", "vitest.config.mts"],
];
