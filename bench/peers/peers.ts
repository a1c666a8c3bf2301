import { dialects } from "./dialects.ts";
import type { Peer } from "./peer.ts";

/** Name of the system that the others are compared with. */
export const OURS = "this-site";

const docusaurus = {
  folder: "docusaurus",
  dialect: dialects.docusaurus,
  contentDir: "docs",
  outDir: "build",
  caches: [".docusaurus", "node_modules", "../../node_modules/.cache"],
  program: { packageName: "@docusaurus/core", bin: "docusaurus", args: ["build"] },
  immutable: ["/assets/"],
  reading: { article: "article", tab: '[role="tab"]', copy: 'button[aria-label^="Copy"]' },
} as const satisfies Partial<Peer>;

/** Every system in the comparison, with ours first, in the order of the tables. */
export const peers: readonly Peer[] = [
  {
    ...docusaurus,
    name: OURS,
    label: "This site",
    folder: "this-site",
    dialect: dialects["this-site"],
    caches: [".docusaurus", "node_modules"],
    reading: { article: "article", tab: '.tabs-block [role="tab"]', copy: ".code-copy" },
    search: { button: ".search-button", input: '[role="combobox"]', result: '[role="listbox"]', files: "/search/" },
  },
  {
    name: "starlight",
    label: "Starlight",
    folder: "starlight",
    dialect: dialects.starlight,
    contentDir: "src/content/docs",
    outDir: "dist",
    caches: [".astro", "node_modules"],
    program: { packageName: "astro", bin: "astro", args: ["build"], env: { ASTRO_TELEMETRY_DISABLED: "1" } },
    immutable: ["/_astro/"],
    reading: { article: "main", tab: 'starlight-tabs [role="tab"]', copy: ".expressive-code .copy button" },
    search: {
      button: "site-search button",
      input: ".pagefind-ui__search-input",
      result: ".pagefind-ui__result",
      files: "/pagefind/",
    },
  },
  {
    name: "vitepress",
    label: "VitePress",
    folder: "vitepress",
    dialect: dialects.vitepress,
    contentDir: "docs",
    outDir: ".vitepress/dist",
    caches: [".vitepress/cache", ".vitepress/.temp", "node_modules"],
    program: { packageName: "vitepress", bin: "vitepress", args: ["build"] },
    immutable: ["/assets/"],
    reading: { article: ".vp-doc", tab: ".vp-code-group .tabs label", copy: "button.copy" },
    search: {
      button: ".DocSearch-Button",
      input: "#localsearch-input",
      result: ".VPLocalSearchBox .result",
      files: "localSearchIndex",
    },
  },
  {
    name: "rspress",
    label: "Rspress",
    folder: "rspress",
    dialect: dialects.rspress,
    contentDir: "docs",
    outDir: "doc_build",
    caches: ["node_modules", ".rspress"],
    program: { packageName: "@rspress/core", bin: "rspress", args: ["build"], env: { NODE_ENV: "production" } },
    immutable: ["/static/"],
    reading: { article: "main", tab: ".rp-tabs__label__item", copy: ".rp-code-copy-button" },
    search: {
      button: ".rp-search-button",
      input: ".rp-search-panel__input",
      result: ".rp-suggest-item",
      // Fetched with every page, whether the reader searches or not.
      files: "/search_index.",
    },
  },
  { ...docusaurus, name: "docusaurus", label: "Docusaurus", parts: ["build", "load", "time", "click"] },
  {
    ...docusaurus,
    name: "docusaurus-faster",
    label: "Docusaurus faster",
    program: { ...docusaurus.program, env: { BENCH_FASTER: "1" } },
    parts: ["build", "load", "time", "click"],
  },
  {
    ...docusaurus,
    name: "docusaurus-search",
    label: "Docusaurus with local search",
    program: { ...docusaurus.program, env: { BENCH_FASTER: "1", BENCH_SEARCH: "1" } },
    search: {
      button: ".navbar__search-input",
      input: ".navbar__search-input",
      result: '.navbar__search [role="option"]',
      files: "/search-index",
    },
    parts: ["search"],
  },
];
