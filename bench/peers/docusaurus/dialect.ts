import { type Dialect, writeFrontMatter, writeJsxTabs, writeTitledFence } from "../export/dialect.ts";

/** MDX with the tabs of the classic theme. */
export const docusaurusDialect: Dialect = {
  extension: ".mdx",
  writeHead: (page) => `${writeFrontMatter(page)}
import Tabs from "@theme/Tabs";
import TabItem from "@theme/TabItem";
`,
  writeTabs: (tabs) =>
    writeJsxTabs(tabs, `groupId="${tabs.group}"`, "TabItem", ({ value, label }) => `value="${value}" label="${label}"`),
  writeFence: writeTitledFence,
  notes: {},
  writeHref: (path) => path,
  escapeText: (source) => source,
};
