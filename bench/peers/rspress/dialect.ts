import { type Dialect, writeFrontMatter, writeJsxTabs, writeTitledFence } from "../export/dialect.ts";

/** MDX with Rspress's tabs, for pages that write their own title. */
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
