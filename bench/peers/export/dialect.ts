import type { CorpusPage } from "../corpus/corpus.ts";

/** One of several programs or commands shown in tabs. */
export interface CodeTab {
  readonly value: string;
  readonly label: string;
  readonly fence: Fence;
}

/** A block of code. */
export interface Fence {
  /** One of the eight highlighted languages, or `text`. */
  readonly language: string;
  readonly code: string;
  /** File name above the block, on systems that can show one. */
  readonly title?: string | undefined;
}

/** A group of tabs that contain only code. */
export interface CodeTabs {
  /** Groups of the same name switch together, on systems that support it. */
  readonly group: string;
  readonly tabs: readonly CodeTab[];
  /** The tabs as written in the page's source. */
  readonly source: string;
}

/** How one system writes what plain Markdown can't express. */
export interface Dialect {
  readonly extension: ".md" | ".mdx";
  /** Writes everything above the page's text: front matter, imports, and the title if the system doesn't show it. */
  writeHead(page: CorpusPage): string;
  writeTabs(tabs: CodeTabs): string;
  writeFence(fence: Fence): string;
  /** The system's names for the `note`, `tip`, `warning`, and `danger` notes. */
  readonly notes: Readonly<Record<string, string>>;
  /** Returns the address of an internal link. */
  writeHref(path: string, isIndex: boolean): string;
  /** Escapes characters that have a special meaning in running text. */
  escapeText(source: string): string;
  /** Writes inline code that would be misread as plain Markdown, and returns nothing if plain Markdown works. */
  writeInlineCode?(code: string): string | undefined;
}

/** The languages that every system highlights. All others are plain text everywhere. */
const highlighted = ["go", "python", "typescript", "php", "java", "bash", "json", "yaml"] as const;

const ALIASES: Readonly<Record<string, string>> = { shell: "bash", sh: "bash", dagger: "bash", powershell: "bash" };

/** Returns the name that every system uses for a language of this site, or `text` if it isn't highlighted. */
export function toLanguage(name: string): string {
  const known = ALIASES[name] ?? name;
  return highlighted.some((language) => language === known) ? known : "text";
}

/** Writes front matter with the two fields that all systems share. */
export function writeFrontMatter({ title, description }: CorpusPage): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n`;
}

/** Writes fenced code with `title="…"`, which most systems support. */
export function writeTitledFence(fence: Fence): string {
  return writePlainFence(fence, fence.title ? ` title="${fence.title}"` : "");
}

/** Writes fenced code whose fence is longer than any fence in the code itself. */
export function writePlainFence({ language, code }: Fence, meta = ""): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = "`".repeat(longest + 1);
  return `${ticks}${language}${meta}\n${code.trimEnd()}\n${ticks}`;
}

/**
 * Writes tabs as JSX elements, which three of the systems have.
 *
 * @param attributes returns the attributes of one tab.
 */
export function writeJsxTabs(
  { tabs }: CodeTabs,
  open: string,
  tabName: string,
  attributes: (tab: CodeTab) => string,
): string {
  const items = tabs.map((tab) => `<${tabName} ${attributes(tab)}>\n\n${writeTitledFence(tab.fence)}\n\n</${tabName}>`);
  return `<Tabs ${open}>\n${items.join("\n")}\n</Tabs>`;
}
