/** A sentence and its position in the paragraph. */
export interface Sentence {
  readonly text: string;
  readonly index: number;
  readonly wordCount: number;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Splits a paragraph into sentences by the Unicode rules, which don't split `Node.js` or `1.2.3`. */
export function splitSentences(paragraph: string): readonly Sentence[] {
  return [...segmenter.segment(paragraph)]
    .map(({ segment, index }) => ({ text: segment.trim(), index, wordCount: countWords(segment) }))
    .filter(({ wordCount }) => wordCount > 0);
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
