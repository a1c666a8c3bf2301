import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** A replacement of part of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Applies edits to a text. If one edit is inside another, the outer one wins.
 *
 * @example edit("a b c", [{ start: 2, end: 3, text: "B" }]) // "a B c"
 */
export function edit(source: string, edits: readonly Edit[]): string {
  let result = "";
  let position = 0;
  for (const { start, end, text } of [...edits].sort(
    (left, right) => left.start - right.start || right.end - left.end,
  )) {
    if (start >= position) {
      result += source.slice(position, start) + text;
      position = end;
    }
  }
  return result + source.slice(position);
}

/** Replaces an element's opening tag with a text and drops its closing tag, leaving the content unchanged. */
export function replaceTags(node: MdxJsxFlowElement | MdxJsxTextElement, source: string, text: string) {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  const first = node.children[0]?.position?.start.offset;
  const last = node.children.at(-1)?.position?.end.offset;
  if (first === undefined || last === undefined) {
    return { edits: [{ start, end, text }], isWhole: true };
  }
  // Attributes may contain `>` too, so the tag ends at the last one before the content.
  const openEnd = source.lastIndexOf(">", first - 1) + 1;
  const closeStart = source.indexOf("</", last);
  return {
    edits: [
      { start, end: openEnd, text },
      { start: closeStart, end, text: "" },
    ],
    isWhole: false,
  };
}
