/** Folders and files with code of ours, and what the tools that read it are told. */
export const CODE: readonly string[] = [
  ...["bench", "config", "data", "e2e", "packages", "plugins", "scripts", "server", "src"],
  ...["biome.json", "cspell.json", "docusaurus.config.ts", "knip.config.ts", "package.json", "package-lock.json"],
  ...["sidebars.ts", "tsconfig.json", "vitest.config.mts"],
];
