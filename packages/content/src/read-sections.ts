import { type Element, findElement, hasClass, isElement, readAttribute, readChildren, readText } from "./html.ts";
import type { CodeBlock, Section } from "./page.ts";

/** What belongs to the page's controls rather than to its text. */
const LEFT_OUT = new Set(["button", "nav", "script", "style", "svg", "template"]);

/** Elements that end the line before and after them. */
const BLOCKS = new Set([
  ...["address", "aside", "blockquote", "dd", "details", "div", "dl", "dt", "figcaption", "figure", "header", "hr"],
  ...["li", "noscript", "ol", "p", "pre", "section", "summary", "table", "tr", "ul"],
]);

/** Stands between the cells of a table's row. */
const CELL_SEPARATOR = " · ";

/** A section while its page is being read. */
interface Draft {
  readonly id: string;
  readonly level: number;
  readonly heading: string;
  readonly trail: readonly string[];
  readonly code: CodeBlock[];
  text: string;
}

/** Cuts an article into sections, one for each heading, in the order of the page. */
export function readSections(body: Element): readonly [Section, ...Section[]] {
  const first = createDraft("", 1, "", []);
  const drafts: [Draft, ...Draft[]] = [first];
  readInto(drafts, body, undefined);
  const [beginning, ...others] = drafts.map(finish);
  return [beginning ?? finish(first), ...others];
}

function createDraft(id: string, level: number, heading: string, trail: readonly string[]): Draft {
  return { id, level, heading, trail, code: [], text: "" };
}

/** @param language SDK of the tab panel around the element. */
function readInto(drafts: [Draft, ...Draft[]], parent: Element, language: string | undefined): void {
  for (const node of readChildren(parent)) {
    const draft = drafts.at(-1) ?? drafts[0];
    if (isElement(node)) {
      readElement(drafts, node, language);
    } else if (node.nodeName === "#text" && "value" in node) {
      draft.text += node.value.replace(/\s+/g, " ");
    }
  }
}

function readElement(drafts: [Draft, ...Draft[]], element: Element, language: string | undefined): void {
  const draft = drafts.at(-1) ?? drafts[0];
  const { tagName } = element;
  if (isControl(element)) {
    return;
  }
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (level !== undefined) {
    startSection(drafts, element, Number(level));
  } else if (tagName === "pre") {
    draft.code.push(readCode(element, language, undefined));
  } else if (hasClass(element, "code")) {
    draft.code.push(...readTitledCode(element, language));
  } else if (tagName === "img") {
    draft.text += ` ${readAttribute(element, "alt") ?? ""} `;
  } else if (tagName === "br") {
    draft.text += "\n";
  } else {
    const isBlock = BLOCKS.has(tagName);
    draft.text += isBlock ? "\n" : "";
    readInto(drafts, element, readSdk(element) ?? language);
    const last = drafts.at(-1) ?? drafts[0];
    last.text += isBlock ? "\n" : tagName === "td" || tagName === "th" ? CELL_SEPARATOR : "";
  }
}

function isControl(element: Element): boolean {
  return LEFT_OUT.has(element.tagName) || hasClass(element, "tabs-bar") || hasClass(element, "hash-link");
}

/** The page's title only names the first section; every other heading begins a new one. */
function startSection(drafts: [Draft, ...Draft[]], element: Element, level: number): void {
  const heading = readText(element, isControl).replace(/\s+/g, " ").trim();
  if (level === 1) {
    drafts[0] = { ...drafts[0], heading };
    return;
  }
  const above: Draft[] = [];
  for (const draft of drafts.slice(1)) {
    while ((above.at(-1)?.level ?? 0) >= draft.level) {
      above.pop();
    }
    above.push(draft);
  }
  const trail = above.filter((draft) => draft.level < level).map((draft) => draft.heading);
  drafts.push(createDraft(readAttribute(element, "id") ?? "", level, heading, trail));
}

/** Panels of the group "sdk" carry the language as their value; the ones in `<noscript>` as well. */
function readSdk(element: Element): string | undefined {
  if (readAttribute(element, "role") !== "tabpanel" || !/-(?:go|python|typescript|php|java)$/.test(readId(element))) {
    return undefined;
  }
  return readAttribute(element, "data-value");
}

function readId(element: Element): string {
  return readAttribute(element, "id") ?? "";
}

function readTitledCode(block: Element, language: string | undefined): CodeBlock[] {
  const title = findElement(block, (element) => hasClass(element, "code-title"));
  const label = findElement(block, (element) => hasClass(element, "code-language"));
  const pre = findElement(block, ({ tagName }) => tagName === "pre");
  const named = label && readText(label).toLowerCase().replaceAll(" ", "-");
  return pre ? [readCode(pre, named ?? language, title && readText(title))] : [];
}

function readCode(pre: Element, language: string | undefined, title: string | undefined): CodeBlock {
  // A bare block is the signature of a symbol, and only the TypeScript SDK has pages for its symbols.
  const found = language ?? (hasClass(pre, "code-bare") ? "typescript" : "text");
  return { language: found, ...(title ? { title } : {}), code: readText(pre).replace(/\s+$/, "") };
}

function finish({ id, level, heading, trail, code, text }: Draft): Section {
  const lines = text
    .split("\n")
    .map((line) => line.replace(/[ \t\u00a0]+/g, " ").trim())
    .map((line) => (line.endsWith(CELL_SEPARATOR.trim()) ? line.slice(0, -1).trim() : line))
    .filter((line) => line !== "");
  return { id, level, heading, trail, text: lines.join("\n"), code };
}
