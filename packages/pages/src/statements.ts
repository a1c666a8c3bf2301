import type { Nodes, Table } from "mdast";
import { childrenOf, placeOf, textOf } from "./nodes.ts";
import type { LintPage } from "./parse-page.ts";
import type { Place } from "./problem.ts";
import { splitSentences } from "./split-sentences.ts";

/** A statement on a page: one sentence, or one row of a table. */
export interface Statement extends Place {
  /** Without markup; the cells of a row are joined by ` | `. */
  readonly text: string;
  /** Heading, with the paragraph or the head of the table: the context for "it" and "for any other". */
  readonly context: string;
}

/** Lists the statements on a page, including generated parts, in page order; code blocks contain none. */
export function listStatements({ tree, frontMatter }: LintPage): readonly Statement[] {
  const description = frontMatter.fields.get("description");
  const statements: Statement[] = description
    ? [{ text: description.value, context: "", line: description.line, column: description.column }]
    : [];
  collect(tree, { heading: "", statements });
  return statements;
}

interface Walk {
  heading: string;
  readonly statements: Statement[];
}

function collect(node: Nodes, walk: Walk): void {
  if (node.type === "heading") {
    walk.heading = toLine(node);
  } else if (node.type === "paragraph") {
    const place = placeOf(node);
    const paragraph = toLine(node);
    for (const { text } of splitSentences(paragraph)) {
      walk.statements.push({ text, context: `${walk.heading} | ${paragraph}`, ...place });
    }
  } else if (node.type === "table") {
    walk.statements.push(...readRows(node, walk.heading));
  } else {
    for (const child of childrenOf(node)) {
      collect(child, walk);
    }
  }
}

function readRows(table: Table, heading: string): readonly Statement[] {
  const [head, ...rows] = table.children.map((row) => ({
    text: row.children.map(toLine).join(" | "),
    ...placeOf(row),
  }));
  return rows.map((row) => ({ ...row, context: `${heading} | ${head?.text}` }));
}

function toLine(node: Nodes): string {
  return textOf(node).replace(/\s+/g, " ").trim();
}
