import { type Dialect, writeFrontMatter, writeJsxTabs, writeTitledFence } from "../export/dialect.ts";

/** MDX with the tabs of Rspress, whose pages write their title themselves. */
export const rspressDialect: Dialect = {
  extension: ".mdx",
  writeHead: (page) => `${writeFrontMatter(page)}
import { Tab, Tabs } from "@rspress/core/theme";

# ${page.title}
`,
  writeTabs: (tabs) =>
    writeJsxTabs(tabs, `groupId="${tabs.group}"`, "Tab", ({ value, label }) => `value="${value}" label="${label}"`),
  writeFence: writeTitledFence,
  notes: {},
  writeHref: (path, isIndex) => (isIndex && path !== "/" ? `${path}/` : path),
  escapeText: (source) => source,
};
