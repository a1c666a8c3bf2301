import type { AnswerPart } from "@docs/answers/types";
import { splitCells } from "./code-words.tsx";

/** A part that's quoted from a page. */
export type QuotedPart = Extract<AnswerPart, { readonly source: number }>;

type Quote = Extract<AnswerPart, { readonly type: "quote" }>;

/** An item of a list, with what stands below it, such as its program. */
export interface ListItem {
  readonly quote: Quote;
  readonly below: readonly Exclude<Block, { readonly kind: "list" }>[];
}

/** What's shown as one block of a passage. */
export type Block =
  | { readonly kind: "list"; readonly isNumbered: boolean; readonly items: readonly ListItem[] }
  /** Rows of a table, its head first. */
  | { readonly kind: "table"; readonly rows: readonly Quote[] }
  | { readonly kind: "piece"; readonly part: QuotedPart };

/** Puts the parts of a passage together again as its page has them: the items of a list, and the rows of a table. */
export function groupParts(parts: readonly QuotedPart[]): readonly Block[] {
  return parts.reduce<readonly Block[]>(addPart, []);
}

function addPart(blocks: readonly Block[], part: QuotedPart): readonly Block[] {
  const last = blocks.at(-1);
  if (part.type === "code") {
    return last?.kind === "list"
      ? [...blocks.slice(0, -1), addBelow(last, [toPiece(part)])]
      : [...blocks, toPiece(part)];
  }
  if (part.item !== undefined) {
    return addItem(blocks, part, part.item);
  }
  const cells = splitCells(part).length;
  const above =
    last?.kind === "table" ? last.rows : last?.kind === "piece" && last.part.type === "quote" ? [last.part] : [];
  const isRow = cells > 1 && above.length > 0 && above.every((row) => splitCells(row).length === cells);
  return isRow ? [...blocks.slice(0, -1), { kind: "table", rows: [...above, part] }] : [...blocks, toPiece(part)];
}

/** Adds an item to its list. What stands between two numbered items that follow each other belongs to the first one. */
function addItem(blocks: readonly Block[], quote: Quote, number: number): readonly Block[] {
  const isNumbered = number > 0;
  const at = blocks.findLastIndex(({ kind }) => kind === "list");
  const list = blocks[at];
  const between = blocks.slice(at + 1).filter((block) => block.kind !== "list");
  const follows =
    list?.kind === "list" &&
    list.isNumbered === isNumbered &&
    (between.length === 0 || (isNumbered && list.items.at(-1)?.quote.item === number - 1));
  const item = { quote, below: [] };
  if (!follows) {
    return [...blocks, { kind: "list", isNumbered, items: [item] }];
  }
  const { items } = addBelow(list, between);
  return [...blocks.slice(0, at), { ...list, items: [...items, item] }];
}

function addBelow(list: Extract<Block, { kind: "list" }>, blocks: ListItem["below"]) {
  const items = list.items.map((item, at) =>
    at === list.items.length - 1 ? { ...item, below: [...item.below, ...blocks] } : item,
  );
  return { ...list, items };
}

function toPiece(part: QuotedPart): ListItem["below"][number] {
  return { kind: "piece", part };
}
