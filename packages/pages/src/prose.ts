import type { Nodes, PhrasingContent, Root } from "mdast";
import { childrenOf, hideDirectives, isJsx, type JsxElement, placeOf, readAttributes } from "./nodes.ts";
import { type Place, toPlace } from "./problem.ts";

/** Text that a reader reads as one unit. */
export interface ProseBlock {
  readonly kind: "heading" | "paragraph" | "cell" | "attribute" | "front matter";
  /** The text on one line; code and computed values are replaced with the word `Code`. */
  readonly text: string;
  /** Returns the position in the file of a character of the text. */
  readonly placeAt: (index: number) => Place;
}

/** A piece of a block that is identical in the file and in the text. */
interface Piece extends Place {
  readonly text: string;
}

/** Placeholder for code, capitalized because a sentence may begin with it. */
const CODE: string = "Code";

/** HTML that belongs to the sentence around it; every other element begins a separate block. */
const INLINE_TAGS = new Set(["a", "abbr", "b", "em", "i", "s", "small", "span", "strong", "sub", "sup", "u"]);
const CODE_TAGS = new Set(["code", "kbd", "samp", "var"]);

/** Attributes of components whose text is shown or read aloud. */
export const PROSE_ATTRIBUTE = /^(?:alt|label|title|without[A-Z]\w*)$/;

/** Collects the readable text of a page, which is the text outside code, in page order. */
export function readProse(tree: Root): readonly ProseBlock[] {
  const blocks: ProseBlock[] = [];
  collect(tree, blocks);
  return blocks;
}

function collect(node: Nodes, blocks: ProseBlock[]): void {
  switch (node.type) {
    case "paragraph":
      collectInline(node.children, "paragraph", blocks);
      return;
    case "heading":
      collectInline(node.children, "heading", blocks);
      return;
    case "tableCell":
      collectInline(node.children, "cell", blocks);
      return;
    case "mdxJsxFlowElement":
      collectAttributes(node, blocks);
      collectChildren(node, blocks);
      return;
    default:
      collectChildren(node, blocks);
  }
}

function collectChildren(node: Nodes, blocks: ProseBlock[]): void {
  for (const child of childrenOf(node)) {
    collect(child, blocks);
  }
}

/** Creates one block of running text, and further blocks for the components inside it. */
function collectInline(children: readonly PhrasingContent[], kind: ProseBlock["kind"], blocks: ProseBlock[]): void {
  const pieces: Piece[] = [];
  const inner: JsxElement[] = [];
  for (const child of children) {
    readPieces(child, pieces, inner);
  }
  const block = toBlock(kind, pieces);
  if (/[\p{L}\p{N}]/u.test(block.text)) {
    blocks.push(block);
  }
  for (const element of inner) {
    collectAttributes(element, blocks);
    collectInline(element.children as PhrasingContent[], "paragraph", blocks);
  }
}

function readPieces(node: Nodes, pieces: Piece[], inner: JsxElement[]): void {
  const place = placeOf(node);
  if (node.type === "text") {
    pieces.push({ text: hideDirectives(node.value), ...place });
  } else if (node.type === "inlineCode" || node.type === "mdxTextExpression") {
    pieces.push({ text: CODE, ...place });
  } else if (node.type === "break" || (isJsx(node) && node.name === "br")) {
    pieces.push({ text: " ", ...place });
  } else if (isJsx(node) && CODE_TAGS.has(node.name ?? "")) {
    pieces.push({ text: CODE, ...place });
  } else if (isJsx(node) && !INLINE_TAGS.has(node.name ?? "")) {
    inner.push(node);
  } else {
    for (const child of childrenOf(node)) {
      readPieces(child, pieces, inner);
    }
  }
}

function collectAttributes(element: JsxElement, blocks: ProseBlock[]): void {
  const place = placeOf(element);
  for (const [name, text] of readAttributes(element)) {
    if (PROSE_ATTRIBUTE.test(name)) {
      blocks.push({ kind: "attribute", text, placeAt: () => place });
    }
  }
}

function toBlock(kind: ProseBlock["kind"], pieces: readonly Piece[]): ProseBlock {
  return {
    kind,
    // A line break within a paragraph reads as a space.
    text: pieces.map((piece) => piece.text.replaceAll("\n", " ")).join(""),
    placeAt: (index) => placeInPieces(pieces, index),
  };
}

function placeInPieces(pieces: readonly Piece[], index: number): Place {
  let rest = index;
  for (const { text, line, column } of pieces) {
    if (rest < text.length) {
      const within = toPlace(text, rest);
      return { line: line + within.line - 1, column: within.line === 1 ? column + rest : within.column };
    }
    rest -= text.length;
  }
  return pieces.at(-1) ?? { line: 1, column: 1 };
}
