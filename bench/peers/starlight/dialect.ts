import { type Dialect, writeFrontMatter, writeJsxTabs, writeTitledFence } from "../export/dialect.ts";

/** MDX with Starlight's tabs and asides. */
export const starlightDialect: Dialect = {
  extension: ".mdx",
  writeHead: (page) => `${writeFrontMatter(page)}
import { TabItem, Tabs } from "@astrojs/starlight/components";
`,
  writeTabs: (tabs) => writeJsxTabs(tabs, `syncKey="${tabs.group}"`, "TabItem", ({ label }) => `label="${label}"`),
  writeFence: writeTitledFence,
  notes: { warning: "caution" },
  // Starlight's own links end in a slash, because its pages are folders.
  writeHref: (path) => (path === "/" ? path : `${path}/`),
  escapeText: (source) => source,
};
