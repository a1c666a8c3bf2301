import type { Segment } from "./provider.ts";

/**
 * Splits a text at the signs that a service puts around matches.
 *
 * @example parseSegments("a [b]", "[", "]") // [{ text: "a ", match: false }, { text: "b", match: true }]
 */
export function parseSegments(marked: string, start: string, end: string): readonly Segment[] {
  const segments: Segment[] = [];
  const add = (text: string, match: boolean) => {
    if (text !== "") {
      segments.push({ text, match });
    }
  };
  marked.split(start).forEach((part, index) => {
    const [first = "", ...rest] = part.split(end);
    // Before the first sign nothing is matched; a sign that ends nothing is dropped.
    add(first, index > 0);
    add(rest.join(""), false);
  });
  return segments;
}

/** Gives the text of segments without what is marked in it. */
export function joinSegments(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join("");
}
