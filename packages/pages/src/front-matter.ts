import type { Root } from "mdast";

/** One line of front matter. */
export interface Field {
  readonly value: string;
  readonly line: number;
  /** Where the value begins. */
  readonly column: number;
}

/** What stands at the top of a page. */
export interface FrontMatter {
  readonly fields: ReadonlyMap<string, Field>;
  /** Lines that are not `key: value`. */
  readonly unreadable: readonly { readonly line: number; readonly text: string }[];
}

/**
 * Reads front matter, of which this site allows the simplest kind only: one `key: value` a line.
 *
 * That is a part of YAML in which nothing surprises. A list has its items in double quotes, on the same line, and is
 * read as one text with commas; other lists and blocks are handed back as unreadable.
 */
export function readFrontMatter(tree: Root): FrontMatter {
  const node = tree.children[0];
  const fields = new Map<string, Field>();
  const unreadable: { line: number; text: string }[] = [];
  if (node?.type !== "yaml") {
    return { fields, unreadable };
  }
  const firstLine = (node.position?.start.line ?? 0) + 1;
  for (const [index, text] of node.value.split("\n").entries()) {
    const line = firstLine + index;
    const match = /^(?<key>\w+):(?<space>\s*)(?<value>.*)$/.exec(text);
    const { key = "", space = "", value = "" } = match?.groups ?? {};
    const scalar = readScalar(value.trim());
    if (match && scalar !== undefined) {
      fields.set(key, { value: scalar, line, column: key.length + 1 + space.length + 1 });
    } else if (text.trim() !== "") {
      unreadable.push({ line, text });
    }
  }
  return { fields, unreadable };
}

function readScalar(text: string): string | undefined {
  if (text.startsWith('"')) {
    try {
      return String(JSON.parse(text));
    } catch {
      return undefined;
    }
  }
  if (/^\["(?:.*)"\]$/.test(text)) {
    return readList(text);
  }
  if (text.startsWith("'")) {
    return text.endsWith("'") && text.length > 1 ? text.slice(1, -1).replaceAll("''", "'") : undefined;
  }
  // Blocks, lists, anchors, and a colon that YAML would take for a second key.
  return /^[|>&*!%@`[{-]|: | #/.test(text) ? undefined : text;
}

function readList(text: string): string | undefined {
  try {
    return (JSON.parse(text) as unknown[]).join(", ");
  } catch {
    return undefined;
  }
}
