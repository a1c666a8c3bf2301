import { sdkLanguages } from "@docs/snippets";
import type { Link, Node, Nodes } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { type Corpus, type CorpusPage, toPath } from "../corpus/corpus.ts";
import { type CodeTab, type CodeTabs, type Dialect, type Fence, toLanguage } from "./dialect.ts";
import { type Edit, edit, replaceTags } from "./edits.ts";

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/**
 * Writes a page in one system's syntax.
 *
 * Running text stays exactly as it is, and only what plain Markdown can't express is replaced in place. Programs and
 * tabs of code become the system's tabs, notes get its names, cards become a list, and the panels of other tabs follow
 * one another. Components that mean nothing outside this site are left out for every system alike, and links to pages
 * outside the corpus become text.
 */
export function exportPage(page: CorpusPage, corpus: Corpus, dialect: Dialect): string {
  const context: Context = { source: page.body, corpus, dialect, paths: readPaths(corpus) };
  const edits: Edit[] = [];
  visit(parser.parse(page.body), (node) => {
    const found = editNode(node, context);
    edits.push(...found.edits);
    return found.isWhole ? SKIP : undefined;
  });
  return `${dialect.writeHead(page)}\n${edit(page.body, edits).trim()}\n`;
}

interface Context {
  readonly source: string;
  readonly corpus: Corpus;
  readonly dialect: Dialect;
  /** Every address, and whether its page is the index of a folder. */
  readonly paths: ReadonlyMap<string, boolean>;
}

/** The edits of a node, and whether they also cover its descendants. */
interface NodeEdits {
  readonly edits: readonly Edit[];
  readonly isWhole: boolean;
}

const NOTHING: NodeEdits = { edits: [], isWhole: false };

const pathsOf = new WeakMap<Corpus, ReadonlyMap<string, boolean>>();

function readPaths(corpus: Corpus): ReadonlyMap<string, boolean> {
  const known = pathsOf.get(corpus) ?? new Map(corpus.pages.map(({ id }) => [toPath(id), /(?:^|\/)index$/.test(id)]));
  pathsOf.set(corpus, known);
  return known;
}

function editNode(node: Nodes, context: Context): NodeEdits {
  const { source, dialect } = context;
  switch (node.type) {
    case "code":
      return whole(node, dialect.writeFence(toFence(node.lang ?? "text", node.value, readTitle(node.meta))), source);
    case "inlineCode": {
      const written = dialect.writeInlineCode?.(node.value);
      return written === undefined ? NOTHING : whole(node, written, source);
    }
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return editElement(node, context);
    case "mdxFlowExpression":
    case "mdxTextExpression":
    case "mdxjsEsm":
      return whole(node, "", source);
    case "link":
      return editLink(node, context);
    case "text":
      return whole(node, dialect.escapeText(sliceOf(node, source)), source);
    case "paragraph":
      return { edits: editNotes(node, context), isWhole: false };
    default:
      return NOTHING;
  }
}

function editElement(node: Element, context: Context): NodeEdits {
  const { source } = context;
  const attribute = (name: string) => readAttribute(node, name);
  switch (node.name) {
    case "Snippet":
      return whole(node, context.dialect.writeTabs(readProgram(node, context)), source);
    case "Tabs": {
      const tabs = readCodeTabs(node, source);
      return tabs ? whole(node, context.dialect.writeTabs(tabs), source) : replaceTags(node, source, "");
    }
    case "Tab":
      return replaceTags(node, source, `**${attribute("label")}**`);
    case "Card":
      return replaceTags(node, source, `- ${writeLink(attribute("title"), attribute("href"), context)}: `);
    default:
      // HTML stays, and a component of this site is replaced by its content.
      return /^[a-z]/.test(node.name ?? "") ? NOTHING : replaceTags(node, source, "");
  }
}

function readProgram(node: Element, { corpus, source }: Context): CodeTabs {
  const name = readAttribute(node, "name");
  const files = corpus.programs.get(name);
  if (!files) {
    throw new Error(`Program "${name}" not found in the corpus ${corpus.name}. Correct the name in the page.`);
  }
  return {
    group: "sdk",
    source: sliceOf(node, source),
    tabs: files.map(({ language, fileName, code }) => ({
      value: language,
      label: sdkLanguages.find(({ id }) => id === language)?.label ?? language,
      fence: toFence(language, code, fileName),
    })),
  };
}

/**
 * Reads tabs whose panels each contain one block of code. It returns nothing for others, which only some systems
 * support.
 */
function readCodeTabs(node: Element, source: string): CodeTabs | undefined {
  const panels = node.children.filter((child) => "name" in child && child.name === "Tab") as Element[];
  const tabs = panels.flatMap((panel): CodeTab[] => {
    const [only, ...others] = panel.children;
    return only?.type === "code" && others.length === 0
      ? [
          {
            value: readAttribute(panel, "value"),
            label: readAttribute(panel, "label"),
            fence: toFence(only.lang ?? "text", only.value, readTitle(only.meta)),
          },
        ]
      : [];
  });
  return tabs.length > 0 && tabs.length === panels.length
    ? { group: readAttribute(node, "group"), tabs, source: sliceOf(node, source) }
    : undefined;
}

function editLink(node: Link, context: Context): NodeEdits {
  if (!node.url.startsWith("/")) {
    return NOTHING;
  }
  const first = node.children[0]?.position?.start.offset ?? 0;
  const last = node.children.at(-1)?.position?.end.offset ?? first;
  return whole(node, writeLink(context.source.slice(first, last), node.url, context), context.source);
}

function writeLink(label: string, url: string, { paths, dialect }: Context): string {
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const path = pathname === "/" ? pathname : pathname.replace(/\/$/, "");
  const isIndex = paths.get(path);
  if (isIndex === undefined && pathname.startsWith("/")) {
    return label;
  }
  return `[${label}](${isIndex === undefined ? url : dialect.writeHref(path, isIndex) + rest})`;
}

/** Replaces a note's kind, such as `:::warning`, with the system's name for it. */
function editNotes(node: Node, { source, dialect }: Context): Edit[] {
  const start = node.position?.start.offset ?? 0;
  return [...sliceOf(node, source).matchAll(/^([ \t]*:::)([a-z]+)/gm)].map((match) => {
    const [text = "", marks = "", kind = ""] = match;
    const from = start + match.index;
    return { start: from, end: from + text.length, text: marks + (dialect.notes[kind] ?? kind) };
  });
}

function whole(node: Node, text: string, source: string): NodeEdits {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  // Inside a list item, every line but the first has to keep the item's indentation.
  const lineStart = source.lastIndexOf("\n", start - 1) + 1;
  const indent = /^[ \t]*/.exec(source.slice(lineStart, start))?.[0] ?? "";
  return { edits: [{ start, end, text: text.replaceAll("\n", `\n${indent}`) }], isWhole: true };
}

function toFence(language: string, code: string, title: string | undefined): Fence {
  return { language: toLanguage(language), code, title };
}

function readTitle(meta: string | null | undefined): string | undefined {
  return /title="([^"]*)"/.exec(meta ?? "")?.[1];
}

function readAttribute(node: Element, name: string): string {
  const attribute = node.attributes.find((candidate) => "name" in candidate && candidate.name === name);
  return typeof attribute?.value === "string" ? attribute.value : "";
}

function sliceOf(node: Node, source: string): string {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}
