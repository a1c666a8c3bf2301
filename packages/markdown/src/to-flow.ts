import { findElement, hasClass, isElement, readAttribute, readChildren, readLabels, readText } from "@docs/content";
import type { BlockContent, Code, ListItem, PhrasingContent, RootContent, TableRow } from "mdast";
import { type Context, type Element, isControl, type PageNode } from "./context.ts";
import { convertMember } from "./convert-member.ts";
import { convertParameters } from "./convert-parameters.ts";
import { convertTabs } from "./convert-tabs.ts";
import { toHeading, toParagraph } from "./nodes.ts";
import { toPhrasing } from "./to-phrasing.ts";

/** Elements that stand in a line of text. */
const INLINE = new Set(["a", "b", "br", "code", "em", "i", "img", "kbd", "span", "strong", "sub", "sup", "wbr"]);

/** Converts the blocks of a page; text between them becomes paragraphs. */
export function toFlow(nodes: readonly PageNode[], context: Context): RootContent[] {
  const blocks: RootContent[] = [];
  let line: PageNode[] = [];
  const endLine = () => {
    blocks.push(...toParagraph(toPhrasing(line, context)));
    line = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || INLINE.has(node.tagName)) {
      line.push(node);
    } else if (!isControl(node)) {
      endLine();
      blocks.push(...convertBlock(node, context));
    }
  }
  endLine();
  return blocks;
}

function convertBlock(element: Element, context: Context): RootContent[] {
  const children = readChildren(element);
  if (readAttribute(element, "data-tabs") !== undefined) {
    return convertTabs(element, context, toFlow);
  }
  const special = SPECIAL.find(([name]) => hasClass(element, name));
  if (special) {
    return special[1](element, context);
  }
  switch (element.tagName) {
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return [toHeading(Number(element.tagName[1]), toPhrasing(children, context), readAttribute(element, "id"))];
    case "p":
      return toParagraph(toPhrasing(children, context));
    case "ul":
    case "ol":
      return convertList(element, context);
    case "dl":
      return [convertParameters(element, (nodes) => toPhrasing(nodes, context), context.sdk)];
    case "pre":
      return [toCode(element)];
    case "table":
      return convertTable(element, context);
    case "blockquote":
      return toQuote(toFlow(children, context));
    case "summary":
      return toParagraph([{ type: "strong", children: toPhrasing(children, context) }]);
    default:
      return toFlow(children, context);
  }
}

/** Blocks that are known by their class. */
const SPECIAL: readonly (readonly [name: string, convert: (element: Element, context: Context) => RootContent[]])[] = [
  ["picture", convertPicture],
  ["steps", convertSteps],
  ["terminal", convertTerminal],
  ["code", convertTitledCode],
  ["member", (element, context) => convertMember(element, context, toFlow)],
  ["theme-admonition", convertNote],
  ["admonition-title", toStrongLine],
  ["job-title", toStrongLine],
  ["card-item", (element, context) => toFlow(readChildren(element), context)],
];

/** Converts a picture. The labels of a diagram follow it, because its alt text doesn't repeat them. */
function convertPicture(element: Element, context: Context): RootContent[] {
  const labels = readLabels(element);
  const line = labels.length > 0 ? [{ type: "text", value: `In the diagram: ${labels.join("; ")}` } as const] : [];
  return [...toParagraph(toPhrasing(readChildren(element), context)), ...toParagraph(line)];
}

/** Converts a note. Its label says which kind it is if its title doesn't. */
function convertNote(element: Element, context: Context): RootContent[] {
  const kind = readAttribute(element, "aria-label");
  const [title, ...blocks] = toFlow(readChildren(element), context);
  if (kind && title?.type === "paragraph" && title.children[0]?.type === "strong") {
    title.children[0].children.unshift({ type: "text", value: `${kind}: ` });
  }
  return toQuote(title ? [title, ...blocks] : blocks);
}

function toStrongLine(element: Element, context: Context): RootContent[] {
  return toParagraph([{ type: "strong", children: toPhrasing(readChildren(element), context) }]);
}

function toQuote(children: RootContent[]): RootContent[] {
  return [{ type: "blockquote", children: children as BlockContent[] }];
}

/** Converts the steps of a run: the sign of what became of each, the step, and how long it took. */
function convertSteps(element: Element, context: Context): RootContent[] {
  const children = listItems(element).map((item): ListItem => {
    const inside = readChildren(item);
    const parts = inside.filter((child): child is Element => isElement(child) && /^(?:b|span|i)$/.test(child.tagName));
    const line = parts.flatMap((part, index): PhrasingContent[] => [
      ...(index > 0 ? [{ type: "text", value: " " } as const] : []),
      { type: part.tagName === "span" ? "inlineCode" : "text", value: readText(part) },
    ]);
    const rest = inside.filter((child) => isElement(child) && !parts.includes(child));
    const blocks = [...toParagraph(line), ...toFlow(rest, context)];
    return { type: "listItem", spread: false, children: blocks as BlockContent[] };
  });
  return [{ type: "list", ordered: false, spread: false, children }];
}

function listItems(element: Element): Element[] {
  return readChildren(element).filter((child): child is Element => isElement(child) && child.tagName === "li");
}

function convertList(element: Element, context: Context): RootContent[] {
  const children: ListItem[] = listItems(element).map((item) => ({
    type: "listItem",
    spread: false,
    children: toFlow(readChildren(item), context) as BlockContent[],
  }));
  const ordered = element.tagName === "ol";
  const start = Number(readAttribute(element, "start") ?? 1);
  return [{ type: "list", ordered, ...(ordered ? { start } : {}), spread: false, children }];
}

function convertTable(element: Element, context: Context): RootContent[] {
  const rows: TableRow[] = listRows(element).map((row) => ({
    type: "tableRow",
    children: readChildren(row)
      .filter((cell): cell is Element => isElement(cell))
      .map((cell) => ({ type: "tableCell", children: toCell(cell, context) })),
  }));
  return rows.length === 0 ? [] : [{ type: "table", children: rows }];
}

/** Converts a cell. Its paragraphs follow one another, since a cell is one line. */
function toCell(cell: Element, context: Context): PhrasingContent[] {
  const blocks = toFlow(readChildren(cell), context);
  return blocks.flatMap((block, index) => [
    ...(index > 0 ? [{ type: "text", value: " " } as const] : []),
    ...("children" in block ? (block.children as PhrasingContent[]) : []),
  ]);
}

function listRows(element: Element): Element[] {
  return readChildren(element).flatMap((child) =>
    !isElement(child) ? [] : child.tagName === "tr" ? [child] : listRows(child),
  );
}

/** Converts a block of code with a bar above it, whose file name goes into the first line of the fence. */
function convertTitledCode(element: Element): RootContent[] {
  const pre = findElement(element, ({ tagName }) => tagName === "pre");
  const title = findElement(element, (inner) => hasClass(inner, "code-title"));
  return pre ? [{ ...toCode(pre), ...(title ? { meta: `title="${readText(title)}"` } : {}) }] : [];
}

/** Converts the record of a run: what was typed, the engine's steps, and the output. */
function convertTerminal(element: Element, context: Context): RootContent[] {
  return readChildren(element).flatMap((child) => {
    if (!isElement(child)) {
      return [];
    }
    const isBar = hasClass(child, "code-bar");
    const spans = readChildren(child).filter((span) => isElement(span) && !hasClass(span, "code-language"));
    return isBar ? toParagraph(toPhrasing(spans, context)) : toFlow([child], context);
  });
}

/** Makes a fenced block of a `<pre>`. */
function toCode(pre: Element): Code {
  const code = findElement(pre, ({ tagName }) => tagName === "code");
  const language = /\blanguage-(\S+)/.exec((code && readAttribute(code, "class")) ?? "")?.[1];
  return { type: "code", lang: language ?? "text", value: readText(pre).replace(/\n$/, "") };
}
