import type { Root, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { estimateTokens } from "./estimate-tokens.ts";
import type { AnchoredHeading } from "./nodes.ts";

/** What stands above the text of a twin. */
export interface FrontMatter {
  readonly title: string;
  readonly description: string;
  /** Address of the page. */
  readonly url: string;
  /** Release of the product. */
  readonly version: string;
  readonly kind: string;
  readonly sdk?: string | undefined;
  /** Day of the page's last change, if it's known. */
  readonly updated?: string | undefined;
  /** Addresses of the page's other twins, by language; `all` has every language. */
  readonly siblings: Readonly<Record<string, string>>;
}

/** Stands for the day of a page's last change until that's known, with as many lines as the day itself. */
export const UNDATED = "0000-00-00";

/**
 * Writes the day of a page's last change into its twin.
 *
 * @param dayOf returns the day for the address of a page.
 */
export function dateTwin(markdown: string, dayOf: (url: string) => string): string {
  const url = /^url: (?<page>[^\s#]+)/m.exec(markdown)?.groups?.page ?? "";
  return markdown.replace(`\nupdated: ${UNDATED}\n`, () => `\nupdated: ${dayOf(url)}\n`);
}

/** A heading of a twin, with the anchor that it has on the page. */
export interface TwinSection {
  readonly id: string;
  readonly heading: string;
  readonly depth: number;
  /** Line of the twin, from 1. */
  readonly line: number;
}

/** A page as Markdown. */
export interface Twin {
  readonly markdown: string;
  readonly sections: readonly TwinSection[];
  readonly tokens: number;
}

/** Renders blocks of a page below their front matter. */
export function renderTwin(children: readonly RootContent[], matter: FrontMatter, note: string): Twin {
  const text = renderTree(children);
  const found = findSections(children, text);
  const tokens = estimateTokens(text);
  // The numbers don't change how many lines there are.
  const above = renderHead(matter, note, tokens, found).length;
  const sections = found.map((section) => ({ ...section, line: section.line + above }));
  return { markdown: `${renderHead(matter, note, tokens, sections).join("\n")}\n${text}`, sections, tokens };
}

function renderTree(children: readonly RootContent[]): string {
  const root: Root = { type: "root", children: [...children] };
  return toMarkdown(root, {
    bullet: "-",
    fences: true,
    rule: "-",
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

/** Lists the headings with the lines that they stand on. */
function findSections(children: readonly RootContent[], text: string): TwinSection[] {
  const headings = children.filter((node): node is AnchoredHeading => node.type === "heading");
  const lines = text.split("\n");
  let next = 0;
  return headings.flatMap((heading) => {
    const rendered = renderTree([heading]).trimEnd();
    const index = lines.indexOf(rendered, next);
    const id = heading.data?.anchor;
    next = index + 1;
    const plain = rendered.replace(/^#+ /, "");
    return id === undefined ? [] : [{ id, heading: plain, depth: heading.depth, line: index + 1 }];
  });
}

/** Renders the front matter and the note, as lines. The list of sections has those of the second level. */
function renderHead(matter: FrontMatter, note: string, tokens: number, sections: readonly TwinSection[]): string[] {
  return [
    "---",
    `title: ${JSON.stringify(matter.title)}`,
    `description: ${JSON.stringify(matter.description)}`,
    `url: ${matter.url}`,
    `version: ${matter.version}`,
    ...(matter.kind ? [`kind: ${matter.kind}`] : []),
    ...(matter.sdk ? [`sdk: ${matter.sdk}`] : []),
    ...(matter.updated ? [`updated: ${matter.updated}`] : []),
    `tokens: ${tokens}`,
    ...toMap("siblings", Object.entries(matter.siblings)),
    ...toMap(
      "sections",
      sections.filter(({ depth }) => depth === 2).map(({ id, line }) => [id, String(line)] as const),
    ),
    "---",
    "",
    `> ${note}`,
    "",
  ];
}

function toMap(name: string, entries: readonly (readonly [string, string])[]): string[] {
  return entries.length === 0 ? [] : [`${name}:`, ...entries.map(([key, value]) => `  ${key}: ${value}`)];
}
