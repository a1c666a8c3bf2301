import type { BlockContent, Heading, List, Paragraph, PhrasingContent, Table, TableRow } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { toJsxAttributes } from "./html-element.ts";

/** Generated text: either prose with inline code and links, or nodes. */
export type Inline = string | readonly PhrasingContent[];

/**
 * Parses the prose of data/ into nodes. Inline code and links are its only markup; everything else is text.
 *
 * @example parseInline("Reads `dagger.json`, see [modules](/extending/modules).")
 */
export function parseInline(text: string): PhrasingContent[] {
  return text.split(/(`[^`]+`|\[[^\]]+\]\([^)\s]+\))/).flatMap((part): PhrasingContent[] => {
    const link = /^\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)$/.exec(part)?.groups;
    if (link) {
      return [{ type: "link", url: link.url ?? "", children: parseInline(link.label ?? "") }];
    }
    if (/^`[^`]+`$/.test(part)) {
      return [{ type: "inlineCode", value: part.slice(1, -1) }];
    }
    return part === "" ? [] : [{ type: "text", value: part }];
  });
}

/** Formats names as code, separated by commas. */
export function listCodes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

/** Creates a paragraph. */
export function paragraph(content: Inline): Paragraph {
  return { type: "paragraph", children: toInline(content) };
}

/** Creates a heading with a fixed ID. */
export function heading(depth: number, content: Inline, id: string): Heading {
  const level = Math.min(depth, 6) as Heading["depth"];
  return { type: "heading", depth: level, children: toInline(content), data: { hProperties: { id } } };
}

/** Creates an unordered list. */
export function list(items: readonly Inline[]): List {
  return {
    type: "list",
    ordered: false,
    spread: false,
    children: items.map((item) => ({ type: "listItem", spread: false, children: [paragraph(item)] })),
  };
}

/** A row of a table. */
export interface Row {
  /** ID of the row, for links to it. */
  readonly id?: string;
  readonly cells: readonly Inline[];
}

/** Creates a table whose rows can be linked to. */
export function table(head: readonly string[], rows: readonly Row[]): Table {
  const toRow = ({ id, cells }: Row): TableRow => ({
    type: "tableRow",
    children: cells.map((cell) => ({ type: "tableCell", children: toInline(cell) })),
    ...(id === undefined ? {} : { data: { hProperties: { id } } }),
  });
  return { type: "table", children: [toRow({ cells: head }), ...rows.map(toRow)] };
}

/** Creates a table whose first column has names and whose last column explains them. Narrow screens stack it. */
export function factTable(head: readonly string[], rows: readonly Row[]): MdxJsxFlowElement {
  return element("div", { class: "fact-table" }, [table(head, rows)]);
}

/** Creates an HTML element around other nodes. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly BlockContent[],
): MdxJsxFlowElement {
  return { type: "mdxJsxFlowElement", name, attributes: toJsxAttributes(attributes), children: [...children] };
}

function toInline(content: Inline): PhrasingContent[] {
  return typeof content === "string" ? parseInline(content) : [...content];
}
