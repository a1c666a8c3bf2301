import type { LintPage, Place } from "@docs/pages";
import { childrenOf, isJsx, PROSE_ATTRIBUTE, placeOf, readAttributes, textOf } from "@docs/pages";
import type { Nodes } from "mdast";

/** A word in code font. */
export interface CodeWord extends Place {
  readonly text: string;
  /** Other code in the same sentence or the same cell. */
  readonly sentence: readonly string[];
  /** Other code in the same paragraph or the same row of a table. */
  readonly block: readonly string[];
}

/** Reads the words in code font on a page: in running text, headings, tables, and texts of components. */
export function readCodeWords({ tree }: Pick<LintPage, "tree">): readonly CodeWord[] {
  return readNode(tree);
}

function readNode(node: Nodes): readonly CodeWord[] {
  switch (node.type) {
    case "paragraph":
    case "heading":
      return toWords([{ node }]);
    case "tableRow":
      return toWords(node.children.map((cell) => ({ node: cell })));
    default:
      return [...(isJsx(node) ? readAttributeWords(node) : []), ...childrenOf(node).flatMap(readNode)];
  }
}

interface Found extends Place {
  readonly text: string;
  readonly sentence: number;
}

/** Reads parts that belong together, such as the cells of a row; no sentence extends beyond its part. */
function toWords(parts: readonly { readonly node: Nodes }[]): readonly CodeWord[] {
  const found: Found[] = [];
  let sentence = 0;
  const read = (node: Nodes) => {
    if (node.type === "inlineCode") {
      const { line, column } = placeOf(node);
      // The code begins after its backticks.
      found.push({ text: node.value, line, column: column + 1, sentence });
      return;
    }
    if (isJsx(node) && node.name === "code") {
      found.push({ text: textOf(node), ...placeOf(node), sentence });
      return;
    }
    if (node.type === "text") {
      sentence += node.value.match(/[.!?](?=\s|$)/g)?.length ?? 0;
    }
    childrenOf(node).forEach(read);
  };
  for (const { node } of parts) {
    read(node);
    sentence += 1;
  }
  return found.map((word) => ({
    ...word,
    sentence: found.filter((other) => other !== word && other.sentence === word.sentence).map(({ text }) => text),
    block: found.filter((other) => other !== word).map(({ text }) => text),
  }));
}

function readAttributeWords(node: Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>): CodeWord[] {
  return [...readAttributes(node)]
    .filter(([name]) => PROSE_ATTRIBUTE.test(name))
    .flatMap(([, text]) => {
      const words = [...text.matchAll(/`(?<code>[^`]+)`/g)].map(({ groups }) => groups?.code ?? "");
      return words.map((word) => ({ text: word, ...placeOf(node), sentence: words, block: words }));
    });
}
