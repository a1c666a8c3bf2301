import type { KnipConfig } from "knip";

const config: KnipConfig = {
  entry: [
    // The verbs: scripts/with-install.mjs takes their path as an argument.
    "scripts/{build,check,doctor,fix,new,routes,serve,site,start,test}.ts",
    "bench/{budgets,run}.ts",
    // Started as a program of its own, so that it reads beside the other languages.
    "scripts/snippets/typescript/read-with-typescript.ts",
    "bench/*.config.ts",
    "bench/peers/run.ts",
    // Read by a site that the benchmark writes.
    "bench/peers/this-site/{docusaurus.config,sidebars}.ts",
    // Found by Docusaurus by their place.
    "plugins/*/index.ts",
    "src/{pages,theme}/**/*.{ts,tsx}",
    // Handed to the bundler by path.
    "plugins/**/*.cjs",
    "plugins/*/client.ts",
    "src/articles/{empty-table,routes}.{ts,tsx}",
    "src/client/{index,tabs-element}.ts",
    // Small sites that the browser tests build.
    "e2e/variants/*/{docusaurus.config,sidebars}.ts",
    "e2e/variants/*/{pages,theme}/**/*.{ts,tsx}",
    "e2e/variants/*/*.tsx",
  ],
  project: ["**/*.{ts,tsx,cjs,mjs,mts}", "!snippets/**", "!e2e/variants/*/snippets/**", "!bench/peers/*/site/**"],
  playwright: { config: "e2e/playwright.config.ts", entry: "e2e/**/*.test.ts" },
  // An interface says what a function takes or gives, also where no other file names it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Plugins named by path in the configuration: the entry above has them.
  ignoreUnresolved: [/^docusaurus-plugin-\.\//],
  ignoreDependencies: [
    // Programs that the scripts start, which no import shows.
    "@biomejs/biome",
    "cspell",
    "tsx",
    // Asked for by Docusaurus itself.
    "@docusaurus/core",
    "@mdx-js/react",
    // Read as data, not imported.
    "@dagger.io/dagger",
    // Made by Docusaurus while it builds.
    "@docusaurus/ErrorBoundary",
    /^@(?:generated|static-articles)\//,
    // Types only; they come with the packages that use them, at the same version.
    "@docusaurus/theme-common",
    "mdast-util-mdx-jsx",
  ],
};

export default config;
