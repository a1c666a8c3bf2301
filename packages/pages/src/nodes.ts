import type { Code, InlineCode, Nodes } from "mdast";
import { type Place, toPlace } from "./problem.ts";

/** A component or HTML tag on a page, either inline or on its own lines. */
export type JsxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/** Checks whether a node is a component or HTML tag. */
export function isJsx(node: Nodes): node is JsxElement {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** Returns the attributes of an element whose values are plain text. */
export function readAttributes(element: JsxElement): ReadonlyMap<string, string> {
  return new Map(
    element.attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string"
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  );
}

/** Returns a node's children; none for a leaf. */
export function childrenOf(node: Nodes): readonly Nodes[] {
  return "children" in node ? node.children : [];
}

/** Returns the text inside a node, including code, without the lines that open and close an admonition. */
export function textOf(node: Nodes): string {
  if (node.type === "inlineCode") {
    return node.value;
  }
  if (node.type === "text") {
    return hideDirectives(node.value);
  }
  return childrenOf(node).map(textOf).join("");
}

/** Blanks the lines that open and close an admonition (`:::note`), which the parser of pages mistakes for text. */
export function hideDirectives(text: string): string {
  return text.replace(/^:::.*$/gm, (line) => " ".repeat(line.length));
}

/** Yields a node and everything inside it, in page order. */
export function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  for (const child of childrenOf(node)) {
    yield* walk(child);
  }
}

/** Returns the position at which a node begins. */
export function placeOf(node: Pick<Nodes, "position">): Place {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

/** Returns the position of a character in a fenced block, which begins below its opening line, or in inline code. */
export function placeInCode(node: Code | InlineCode, offset: number): Place {
  const start = placeOf(node);
  const { line, column } = toPlace(node.value, offset);
  return node.type === "code"
    ? { line: start.line + line, column: start.column + column - 1 }
    : { line: start.line, column: start.column + 1 + offset };
}
