import type { CorpusPage, ProgramFile } from "./corpus/corpus.ts";

/** A block of code. */
export interface Fence {
  /** One of the eight languages that every system highlights. */
  readonly language: string;
  readonly code: string;
  /** File name above the block, on systems that can show one. */
  readonly title?: string | undefined;
}

/** A program's file with the label of its tab. */
export interface CodeTab extends ProgramFile {
  readonly label: string;
}

/** How one system writes what plain Markdown can't express. */
export interface Dialect {
  readonly extension: ".md" | ".mdx";
  /** Writes everything above the page's text: front matter, imports, and the title if the system doesn't show it. */
  writeHead(page: CorpusPage): string;
  /** @param source the program as this site's own pages name it. */
  writeTabs(tabs: readonly CodeTab[], source: string): string;
  writeFence(fence: Fence): string;
  /** The system's names for notes that it names differently. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Pages whose addresses end with a slash: the first ones of folders, all, or none if it's left out. */
  readonly slashed?: "indexes" | "all";
}

/** MDX whose blocks of code have titles. */
const mdx = {
  extension: ".mdx",
  writeHead: writeFrontMatter,
  writeFence: (fence: Fence) => writeFence(fence, fence.title ? ` title="${fence.title}"` : ""),
} as const satisfies Partial<Dialect>;

/** The systems' dialects, by the names of their folders. */
export const dialects = {
  docusaurus: {
    ...mdx,
    writeHead: (page) =>
      `${writeFrontMatter(page)}\nimport Tabs from "@theme/Tabs";\nimport TabItem from "@theme/TabItem";\n`,
    writeTabs: (tabs) =>
      writeJsxTabs(tabs, 'groupId="sdk"', "TabItem", ({ language, label }) => `value="${language}" label="${label}"`),
  },
  rspress: {
    ...mdx,
    writeHead: (page) =>
      `${writeFrontMatter(page)}\nimport { Tab, Tabs } from "@rspress/core/theme";\n\n# ${page.title}\n`,
    writeTabs: (tabs) =>
      writeJsxTabs(tabs, 'groupId="sdk"', "Tab", ({ language, label }) => `value="${language}" label="${label}"`),
    slashed: "indexes",
  },
  starlight: {
    ...mdx,
    writeHead: (page) => `${writeFrontMatter(page)}\nimport { TabItem, Tabs } from "@astrojs/starlight/components";\n`,
    writeTabs: (tabs) => writeJsxTabs(tabs, 'syncKey="sdk"', "TabItem", ({ label }) => `label="${label}"`),
    notes: { warning: "caution" },
    slashed: "all",
  },
  // The corpus is written in this site's own syntax.
  "this-site": { ...mdx, writeTabs: (_, source) => source },
  vitepress: {
    extension: ".md",
    writeHead: (page) => `${writeFrontMatter(page)}\n# ${page.title}\n`,
    writeTabs: (tabs) =>
      `::: code-group\n\n${tabs.map((tab) => writeFence(tab, ` [${tab.label}]`)).join("\n\n")}\n\n:::`,
    writeFence: (fence) => writeFence(fence),
    notes: { note: "info" },
    slashed: "indexes",
  },
} as const satisfies Readonly<Record<string, Dialect>>;

/** Writes front matter with the two fields that all systems share. */
function writeFrontMatter({ title, description }: CorpusPage): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n`;
}

function writeFence({ language, code }: Fence, meta = ""): string {
  return `\`\`\`${language}${meta}\n${code.trimEnd()}\n\`\`\``;
}

/** Writes tabs as elements, which three of the systems have. */
function writeJsxTabs(
  tabs: readonly CodeTab[],
  group: string,
  element: string,
  writeAttributes: (tab: CodeTab) => string,
): string {
  const items = tabs.map(
    (tab) =>
      `<${element} ${writeAttributes(tab)}>\n\n${mdx.writeFence({ ...tab, title: tab.fileName })}\n\n</${element}>`,
  );
  return `<Tabs ${group}>\n${items.join("\n")}\n</Tabs>`;
}
