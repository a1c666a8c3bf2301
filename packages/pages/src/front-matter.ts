import type { Root } from "mdast";
import { isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";
import type { Place } from "./problem.ts";

/** One line of front matter, with the place at which the value begins. */
export interface Field extends Place {
  readonly value: string;
}

/** The block at the top of a page. */
export interface FrontMatter {
  readonly fields: ReadonlyMap<string, Field>;
  /** Lines that aren't `key: value`. */
  readonly unreadable: readonly { readonly line: number; readonly text: string }[];
}

/**
 * Reads front matter, of which this site allows only the simplest form: one `key: value` per line.
 *
 * A list has its items in double quotes, on the same line, and is returned as one text with commas.
 */
export function readFrontMatter(tree: Root): FrontMatter {
  const node = tree.children[0];
  const fields = new Map<string, Field>();
  const unreadable: { line: number; text: string }[] = [];
  const lines = node?.type === "yaml" ? node.value.split("\n") : [];
  for (const [index, text] of lines.entries()) {
    const line = (node?.position?.start.line ?? 0) + 1 + index;
    const { contents, errors } = parseDocument(text);
    const pair = errors.length === 0 && isMap(contents) ? contents.items[0] : undefined;
    const value = readValue(pair?.value as Node | null | undefined, text);
    if (pair && value !== undefined) {
      fields.set(String(pair.key), { value, line, column: ((pair.value as Node | null)?.range?.[0] ?? 0) + 1 });
    } else if (text.trim() !== "") {
      unreadable.push({ line, text });
    }
  }
  return { fields, unreadable };
}

/** Reads a value that is complete on one line; undefined for blocks and values with a comment. */
function readValue(node: Node | null | undefined, text: string): string | undefined {
  if (isSeq(node)) {
    const isQuoted = node.items.every((item) => isScalar(item) && item.type === "QUOTE_DOUBLE");
    return isQuoted && node.flow ? node.items.map(String).join(", ") : undefined;
  }
  const isWhole = isScalar(node) && !node.type?.startsWith("BLOCK") && node.range?.[1] === text.trimEnd().length;
  return isWhole ? String(node.source ?? node.value) : undefined;
}
