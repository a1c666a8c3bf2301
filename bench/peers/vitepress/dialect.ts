import { escapeHtml } from "@docs/pages";
import { type Dialect, writeFrontMatter, writePlainFence } from "../export/dialect.ts";

/** Markdown with code groups, for pages that write their own title. */
export const vitepressDialect: Dialect = {
  extension: ".md",
  writeHead: (page) => `${writeFrontMatter(page)}
# ${page.title}
`,
  writeTabs: ({ tabs }) =>
    `::: code-group\n\n${tabs.map(({ label, fence }) => writePlainFence(fence, ` [${label}]`)).join("\n\n")}\n\n:::`,
  writeFence: (fence) => writePlainFence(fence),
  notes: { note: "info" },
  writeHref: (path, isIndex) => (isIndex && path !== "/" ? `${path}/` : path),
  // Double braces are an expression in a Vue template.
  escapeText: (source) => source.replace(/\\?\{/g, "&#123;"),
  writeInlineCode: (code) => (code.includes("{{") ? `<code v-pre>${escapeHtml(code)}</code>` : undefined),
};
