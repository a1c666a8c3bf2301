import { languageOf, replacePieces } from "./calls/index.ts";

/** A comment of a program. */
export interface Comment {
  /** The text between its markers. */
  readonly text: string;
  /** The text with its markers. */
  readonly marked: string;
  /** Position in the program at which the text begins, in characters. */
  readonly offset: number;
}

/** Reads the comments of a program; files of unknown types have none. */
export function readComments(file: string, code: string): readonly Comment[] {
  const comments: Comment[] = [];
  replaceComments(file, code, (comment) => {
    comments.push(comment);
    return comment.marked;
  });
  return comments;
}

/**
 * Replaces each comment, including its markers, and each string in Python that may be a docstring.
 *
 * @param write returns what takes its place.
 */
export function replaceComments(file: string, code: string, write: (comment: Comment) => string): string {
  const language = languageOf(file);
  return replacePieces(code, language, ({ text, marked, offset, form }) =>
    form === undefined || (language === "python" && form.open === '"""')
      ? write({ text, marked, offset: offset + marked.indexOf(text) })
      : marked,
  );
}

/** Finds text in code font in a comment, and product names that don't need it: `DAGGER_…`, `Type.field`. */
export function findCommentWords(text: string): readonly { readonly text: string; readonly index: number }[] {
  const pattern =
    /`(?<code>[^`\n]+)`|(?<variable>\b_?(?:EXPERIMENTAL_)?DAGGER_[A-Z_]+\b)|(?<member>\b[A-Z][a-z]\w*\.[a-z]+[A-Z]\w*)/g;
  return [...text.matchAll(pattern)].map((match) => {
    const word = match.groups?.code ?? match[0];
    return { text: word, index: match.index + match[0].indexOf(word) };
  });
}
