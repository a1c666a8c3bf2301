/** A comment of a program. */
export interface Comment {
  /** The text between its markers. */
  readonly text: string;
  /** The text with its markers. */
  readonly marked: string;
  /** Position in the program at which the text begins, in characters. */
  readonly offset: number;
}

const SLASHES = /\/\/(?<line>[^\n]*)|\/\*(?<block>[\s\S]*?)\*\//;
const HASH = /#(?!\[)(?<line>[^\n]*)|"""(?<block>[\s\S]*?)"""/;
const TEXT_BLOCK = /"""[\s\S]*?"""/;
const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/;

/**
 * Patterns of comments by file extension. Each one matches strings first, so a comment marker inside a string doesn't
 * start a comment.
 */
const MARKS: Readonly<Record<string, RegExp>> = {
  ".go": new RegExp(`${TEXT.source}|${SLASHES.source}`, "g"),
  ".java": new RegExp(`${TEXT_BLOCK.source}|${TEXT.source}|${SLASHES.source}`, "g"),
  ".php": new RegExp(`${TEXT.source}|${SLASHES.source}`, "g"),
  ".ts": new RegExp(`${TEXT.source}|${SLASHES.source}`, "g"),
  ".py": new RegExp(`${HASH.source}|${TEXT.source}`, "g"),
};

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
 * Replaces each comment, including its markers.
 *
 * @param write returns what takes its place.
 */
export function replaceComments(file: string, code: string, write: (comment: Comment) => string): string {
  const marks = MARKS[/\.\w+$/.exec(file)?.[0] ?? ""];
  return marks === undefined
    ? code
    : code.replace(marks, (marked, ...rest) => {
        const { line, block }: Readonly<Record<string, string | undefined>> = rest.at(-1);
        const text = line ?? block;
        return text === undefined ? marked : write({ text, marked, offset: rest.at(-3) + marked.indexOf(text) });
      });
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
