import { groupBy, isJsx, textOf, walk } from "@docs/pages";
import type { Nodes, Root, TableRow } from "mdast";

/** Returns the words by which a reader may look for a section, in lowercase. */
export type ReadWords = (url: string, id: string) => readonly string[];

/**
 * Gives each row below a field that filters them the words of the section that it links to, as an attribute that the
 * filter reads, too. Readers, other tools, and the search see only the row. Words that most rows have are left out.
 *
 * @param pageUrl address of the page itself, for links within it.
 */
export function addRowWords(tree: Root, pageUrl: string, readWords: ReadWords): void {
  const rows = listRows(tree).map((row) => {
    const links = [...walk(row)].flatMap((node) => (node.type === "link" ? [node.url.split("#")] : []));
    return { row, words: [...new Set(links.flatMap(([url, id = ""]) => readWords(url || pageUrl, id)))] };
  });
  const counts = groupBy(
    rows.flatMap(({ words }) => words),
    (word) => word,
  );
  for (const { row, words } of rows) {
    const rare = words.filter((word) => (counts.get(word)?.length ?? 0) <= Math.max(3, rows.length / 2));
    const more = withoutParts(rare, textOf(row).toLowerCase());
    if (more.length > 0) {
      row.data = { ...row.data, hProperties: { ...row.data?.hProperties, "data-words": more.join(" ") } };
    }
  }
}

/** Leaves out words that are in the row's text or in a longer word, because the filter finds parts of words, too. */
function withoutParts(words: readonly string[], text: string): readonly string[] {
  return words.filter((word) => !text.includes(word) && !words.some((other) => other !== word && other.includes(word)));
}

/** Checks whether a page has a field that filters rows. */
export function hasFilter(tree: Root): boolean {
  return [...walk(tree)].some(isFilter);
}

/** Returns the rows of the tables that a field filters: those that follow it. */
function listRows(tree: Root): readonly TableRow[] {
  return [...walk(tree)].flatMap((node) => {
    const children: readonly Nodes[] = "children" in node ? node.children : [];
    const field = children.findIndex(isFilter);
    const below = field < 0 ? [] : children.slice(field + 1).flatMap((part) => [...walk(part)]);
    return below.filter((part) => part.type === "tableRow");
  });
}

function isFilter(node: Nodes): boolean {
  return isJsx(node) && node.name === "Filter";
}
