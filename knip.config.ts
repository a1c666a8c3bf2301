import type { KnipConfig } from "knip";

const config: KnipConfig = {
  workspaces: {
    ".": {
      entry: [
        // The verbs: scripts/with-install.mjs takes their path as an argument.
        "scripts/{check,dates,docset,docusaurus,doctor,fix,gen,new,pack-agent,record,routes,search-push,serve,site,sources,test,upgrade,values}.ts",
        "bench/{budgets,run}.ts",
        // Loaded by mdxlint in editors, which loads the rules through tsx.
        ".mdxlintrc.mjs",
        "scripts/lint/remark-rules.ts",
        // Started by plans of runs.
        "data/runs/*.mjs",
        // Started as a program of its own, so that it reads beside the other languages.
        "scripts/snippets/typescript/read-with-typescript.ts",
        // Bundled for a browser page of the bench.
        "bench/{answers,search}/in-page.ts",
        "bench/peers/run.ts",
        // Read by a site that the benchmark writes.
        "bench/peers/this-site/{docusaurus.config,sidebars}.ts",
        // Found by Docusaurus by their place.
        "plugins/*/index.ts",
        "src/{pages,theme}/**/*.{ts,tsx}",
        // Handed to the bundler by path.
        "plugins/**/*.cjs",
        "plugins/*/client.ts",
        "src/shell/{early,empty,pending-navigation,preload,routes}.{ts,tsx}",
        "src/shell/sdk-list/{read,render}-list.ts",
        "src/client/{code-font,index,tabs-element,word-cards}.ts",
        "src/{answers,search}/providers/*-entry.ts",
        "src/search/transform-items.ts",
        // Bundled after the build, for copies on disk and for the service worker.
        "src/offline/{docset,index,service-worker}.ts",
        // Small sites that the browser tests build.
        "e2e/variants/*/{docusaurus.config,sidebars}.ts",
        "e2e/variants/*/{pages,theme}/**/*.{ts,tsx}",
        "e2e/variants/*/*.tsx",
        "e2e/variants/*/{count-updates,stand-in-provider,transform-items}.ts",
      ],
      project: [
        "**/*.{ts,tsx,cjs,mjs,mts}",
        "!data/runs/starts/**",
        "!snippets/**",
        "!e2e/variants/*/snippets/**",
        "!bench/peers/*/site/**",
      ],
      playwright: { config: ["e2e/playwright.config.ts", "e2e/engines.config.ts"], entry: "e2e/**/*.test.ts" },
    },
    "packages/*": { project: ["**/*.ts"] },
    // Not among npm's workspaces: npm would install their packages with those of the site.
    server: { entry: ["testing/start-process.ts", "src/agent/cli.ts"], project: ["**/*.ts"] },
    "bench/lighthouse": { ignoreDependencies: ["lighthouse"] },
    "bench/clients": { ignoreDependencies: ["@modelcontextprotocol/inspector", "afdocs"] },
  },
  // An interface says what a function takes or gives, also where no other file names it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Plugins named by path in the configuration: the entry above has them.
  ignoreUnresolved: [/^docusaurus-plugin-\.\//],
  ignoreDependencies: [
    // Programs that the scripts start, which no import shows.
    "@biomejs/biome",
    "cspell",
    // Read as data, not imported.
    "@dagger.io/dagger",
    // Made by Docusaurus while it builds, or by our own plugins.
    "@docusaurus/ErrorBoundary",
    /^@(?:generated|sdk-reference|site-answers|site-search|static-articles|words)\//,
    // Docusaurus's own fork under that name, which routes are made of; it comes with Docusaurus.
    "react-loadable",
    // The router that Docusaurus shows pages with: another copy would be another router.
    "react-router",
    // Types, or the framework's own helpers; they come with the packages that use them, at the same version.
    "@docusaurus/theme-common",
    "@docusaurus/utils-common",
    "mdast-util-mdx-jsx",
  ],
};

export default config;
