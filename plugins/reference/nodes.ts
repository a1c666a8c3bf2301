import { toJsxAttributes } from "@docs/code";
import type { BlockContent, Heading, List, Paragraph, PhrasingContent, Table, TableRow } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";

/** A piece of generated text: prose with inline code and links, or nodes. */
export type Inline = string | readonly PhrasingContent[];

/**
 * Turns the prose of data/ into nodes: inline code and links are its only markup, everything else is text.
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

/** Writes names as code, with commas between them. */
export function listCodes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

/** Makes a paragraph. */
export function paragraph(content: Inline): Paragraph {
  return { type: "paragraph", children: toInline(content) };
}

/** Makes a heading with an address of its own. */
export function heading(depth: number, content: Inline, id: string): Heading {
  const level = Math.min(depth, 6) as Heading["depth"];
  return { type: "heading", depth: level, children: toInline(content), data: { hProperties: { id } } };
}

/** Makes a list without order. */
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
  /** Address of the row on its page. */
  readonly id?: string;
  readonly cells: readonly Inline[];
}

/** Makes a table whose rows can be linked to. */
export function table(head: readonly string[], rows: readonly Row[]): Table {
  const toRow = ({ id, cells }: Row): TableRow => ({
    type: "tableRow",
    children: cells.map((cell) => ({ type: "tableCell", children: toInline(cell) })),
    ...(id === undefined ? {} : { data: { hProperties: { id } } }),
  });
  return { type: "table", children: [toRow({ cells: head }), ...rows.map(toRow)] };
}

/** Makes a table whose first column names things and whose last one says what they mean; narrow screens stack it. */
export function factTable(head: readonly string[], rows: readonly Row[]): MdxJsxFlowElement {
  return element("div", { class: "fact-table" }, [table(head, rows)]);
}

/** Makes an element of HTML around other nodes. */
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
