import type { CorpusPage } from "../corpus/corpus.ts";

/** One program or command of several that stand behind tabs. */
export interface CodeTab {
  readonly value: string;
  readonly label: string;
  readonly fence: Fence;
}

/** A block of code. */
export interface Fence {
  /** One of the eight coloured languages, or `text`. */
  readonly language: string;
  readonly code: string;
  /** File name above the block, where the system can show one. */
  readonly title?: string | undefined;
}

/** A group of tabs that hold nothing but code. */
export interface CodeTabs {
  /** Groups of the same name follow one another, where the system can do that. */
  readonly group: string;
  readonly tabs: readonly CodeTab[];
  /** How the page itself writes it. */
  readonly source: string;
}

/** How one system writes what plain Markdown has no words for. */
export interface Dialect {
  readonly extension: ".md" | ".mdx";
  /** Everything above the page's text: front matter, imports, and the title where the system does not show it. */
  writeHead(page: CorpusPage): string;
  writeTabs(tabs: CodeTabs): string;
  writeFence(fence: Fence): string;
  /** Name of a note of the kinds `note`, `tip`, `warning` and `danger`. */
  readonly notes: Readonly<Record<string, string>>;
  /** Address of an internal link. */
  writeHref(path: string, isIndex: boolean): string;
  /** Escapes what running text may not hold. */
  escapeText(source: string): string;
  /** Writes code within a line where plain Markdown would be taken for something else; nothing where it would not. */
  writeInlineCode?(code: string): string | undefined;
}

/** The languages that every system colours; all others are plain text everywhere. */
const highlighted = ["go", "python", "typescript", "php", "java", "bash", "json", "yaml"] as const;

const ALIASES: Readonly<Record<string, string>> = { shell: "bash", sh: "bash", dagger: "bash", powershell: "bash" };

/** Gives the name under which every system knows a language of this site, `text` where it is not coloured. */
export function toLanguage(name: string): string {
  const known = ALIASES[name] ?? name;
  return highlighted.some((language) => language === known) ? known : "text";
}

/** Writes front matter with the two fields that all systems share. */
export function writeFrontMatter({ title, description }: CorpusPage): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n`;
}

/** Writes fenced code with `title="…"`, which most systems understand. */
export function writeTitledFence(fence: Fence): string {
  return writePlainFence(fence, fence.title ? ` title="${fence.title}"` : "");
}

/** Writes fenced code; the fence is longer than any in the code itself. */
export function writePlainFence({ language, code }: Fence, meta = ""): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = "`".repeat(longest + 1);
  return `${ticks}${language}${meta}\n${code.trimEnd()}\n${ticks}`;
}

/**
 * Writes tabs as JSX elements, which three of the systems have.
 *
 * @param attributes of one tab.
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
