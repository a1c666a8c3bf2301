import { type Dialect, writeFrontMatter, writeJsxTabs, writeTitledFence } from "../export/dialect.ts";

/** MDX with Starlight's tabs, and its asides. */
export const starlightDialect: Dialect = {
  extension: ".mdx",
  writeHead: (page) => `${writeFrontMatter(page)}
import { TabItem, Tabs } from "@astrojs/starlight/components";
`,
  writeTabs: (tabs) => writeJsxTabs(tabs, `syncKey="${tabs.group}"`, "TabItem", ({ label }) => `label="${label}"`),
  writeFence: writeTitledFence,
  notes: { warning: "caution" },
  // Its own links end in a slash, as its files are folders.
  writeHref: (path) => (path === "/" ? path : `${path}/`),
  escapeText: (source) => source,
};
