import { hasClass, isElement, readAttribute, readChildren, readText } from "@docs/content";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toString as toText } from "mdast-util-to-string";
import { gfm } from "micromark-extension-gfm";
import { type Element, isControl } from "./context.ts";

/** What a page says and its twin doesn't, or what a twin has and shouldn't. */
export interface Lost {
  readonly what: "text" | "code" | "heading" | "link" | "residue";
  readonly value: string;
}

/** What a reader of the page sees besides its text: blocks of code, headings with their levels, and addresses. */
interface Seen {
  readonly codes: string[];
  readonly headings: string[];
  readonly links: string[];
}

/** Ends a line of text; no page has this character. */
const LINE_END = "\0";

/** Elements that end a line of text. */
const BLOCKS =
  /^(?:blockquote|dd|details|div|dl|dt|h[1-6]|header|li|noscript|ol|p|pre|section|summary|table|td|th|tr|ul)$/;

/**
 * Compares a twin with the page that it was made of: each line of the page's text, each heading and its level, each
 * link, and each block of code to the byte.
 * Reads the page on its own, so that a mistake of the conversion can't hide itself.
 */
export function findLost(body: Element, markdown: string, sdk?: string): Lost[] {
  const seen: Seen = { codes: [], headings: [], links: [] };
  const lines = readInside(body, seen, { sdk }).split(LINE_END);
  const text = markdown.replace(/^---\n[\s\S]*?\n---\n/, "");
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const codes = new Set<string>();
  const words = toWords(collect(tree, codes)).join(" ");
  const nodes = listNodes(tree);
  const headings = nodes.flatMap((node) => (node.type === "heading" ? toHeading(node.depth, toText(node)) : []));
  const links = nodes.flatMap((node) => (node.type === "link" ? toTarget(node.url) : []));
  return [
    ...seen.codes.filter((code) => !codes.has(code)).map((value) => ({ what: "code" as const, value })),
    ...findLostTexts(lines, ` ${words} `).map((value) => ({ what: "text" as const, value })),
    ...findMissing(seen.headings, headings).map((value) => ({ what: "heading" as const, value })),
    ...findMissing(seen.links, links).map((value) => ({ what: "link" as const, value })),
    ...nodes.flatMap(findResidue).map((value) => ({ what: "residue" as const, value })),
  ];
}

function findMissing(wanted: readonly string[], found: readonly string[]): string[] {
  const all = new Set(found);
  return wanted.filter((one) => !all.has(one));
}

/** Lists a node and everything inside it, in the order of the page. */
function listNodes(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(listNodes) : [])];
}

function toHeading(level: number, text: string): string {
  return `${level} ${toWords(text).join(" ")}`;
}

/**
 * Reduces an address to what that of a page and that of its twin share. A section can have a file of its own.
 *
 * @example toTarget("https://docs.dagger.io/features/caching.go.md#layers") // "layers"
 */
function toTarget(href: string): string {
  const { pathname, hash } = new URL(href, "https://page.test/");
  const path = pathname.replace(/(?:\.(?:go|python|typescript|php|java))?\.md$/, "").replace(/\/(?:index)?$/, "");
  return hash.slice(1) || path.split("/").at(-1) || "/";
}

/** Finds the lines whose words don't follow one another in the twin, from the top to the bottom of the page. */
function findLostTexts(texts: readonly string[], words: string): string[] {
  let from = 0;
  return texts.filter((text) => {
    const wanted = toWords(text).join(" ");
    if (wanted === "") {
      return false;
    }
    const index = words.indexOf(` ${wanted} `, from);
    from = index < 0 ? from : index + wanted.length;
    return index < 0;
  });
}

/**
 * Cuts text into words and signs. The spelling of a name differs between languages, so case, `_`, `$`, and Java's `with` in
 * front of an option don't count.
 */
function toWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[_$\u200b]/g, "")
      .match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)
      ?.map((word) => word.replace(/^with(?=.)/, "")) ?? []
  );
}

/** What surrounds the part of a page that's being read. */
interface Around {
  readonly sdk: string | undefined;
  readonly group?: string | undefined;
  /** Whether this is inside of code font, or of the name of a parameter. */
  readonly isName?: boolean;
}

/** Notes what a reader sees of an element's blocks, headings, and links, and returns its text, with an end for each line. */
function readInside(parent: Element, seen: Seen, around: Around): string {
  const texts = readChildren(parent).map((node) => {
    if (!isElement(node)) {
      return node.nodeName === "#text" && "value" in node ? node.value : "";
    }
    const isSeen = !isControl(node) && !hasClass(node, "code-language") && isShown(node, around);
    return isSeen ? readElement(node, seen, around) : "";
  });
  return texts.join("");
}

function readElement(element: Element, seen: Seen, around: Around): string {
  // The parts of a step, and the lines of a cell, stand apart on the page without a space between them.
  const border = BLOCKS.test(element.tagName) ? LINE_END : /^(?:b|br|i)$/.test(element.tagName) ? " " : "";
  note(element, seen, around);
  if (element.tagName === "pre") {
    seen.codes.push(readText(element).replace(/\n$/, ""));
    return border;
  }
  const group = readAttribute(element, "data-tabs") ?? around.group;
  const isName = around.isName || /^(?:code|dt)$/.test(element.tagName);
  return border + readInside(element, seen, { ...around, group, isName }) + border;
}

/** Notes a heading, or a link, unless it's from a name to its reference or to itself: those stay plain in a twin. */
function note(element: Element, { headings, links }: Seen, { isName }: Around): void {
  const level = /^h([1-6])$/.exec(element.tagName)?.[1];
  const href = readAttribute(element, "href");
  if (level !== undefined) {
    headings.push(toHeading(Number(level), readText(element)));
  } else if (href !== undefined && !isName && readAttribute(element, "data-word") === undefined) {
    links.push(toTarget(href));
  }
}

/** Checks whether a twin in one language has to have an element: not the panels of others, nor where functions are used. */
function isShown(element: Element, { group, sdk }: Around): boolean {
  if (sdk === undefined) {
    return true;
  }
  const value = readAttribute(element, "data-value");
  const isOther = group === "sdk" && value !== undefined && value !== sdk;
  return !isOther && !(element.tagName === "p" && /link to this function\.?\s*$/.test(readText(element)));
}

function collect(node: Nodes, codes: Set<string>): string {
  if (node.type === "code") {
    codes.add(node.value);
    return ` ${node.meta?.replace(/^title="(.*)"$/, "$1") ?? ""} `;
  }
  if (node.type === "image") {
    return "";
  }
  const isLine = /^(?:paragraph|heading|tableCell|listItem)$/.test(node.type);
  const inside = "children" in node ? node.children.map((child) => collect(child, codes)).join("") : "";
  return isLine ? ` ${inside} ` : inside || ("value" in node ? String(node.value) : "");
}

/** Finds what a component left behind: tags, imports, expressions, and empty headings. */
function findResidue(node: Nodes): string[] {
  if (node.type === "heading" && node.children.length === 0) {
    return ["a heading without text"];
  }
  const isCode = node.type === "text" && /^(?:import|export) .* from |\{\{|\[object Object\]|&#x/.test(node.value);
  return node.type === "html" || (node.type === "text" && isCode) ? [node.value] : [];
}
