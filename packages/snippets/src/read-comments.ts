/** A comment of a program, or the text between its marks. */
export interface Comment {
  readonly text: string;
  /** Where it begins in the program, in characters. */
  readonly offset: number;
}

const SLASHES = /\/\/(?<line>[^\n]*)|\/\*(?<block>[\s\S]*?)\*\//;
const HASH = /#(?!\[)(?<line>[^\n]*)|"""(?<block>[\s\S]*?)"""/;
const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/;

/** Marks of comments by the ending of a file. Texts come first in each, so that what looks like a comment in them is none. */
const MARKS: Readonly<Record<string, RegExp>> = {
  ".go": new RegExp(`${TEXT.source}|${SLASHES.source}`, "g"),
  ".java": new RegExp(`${TEXT.source}|${SLASHES.source}`, "g"),
  ".php": new RegExp(`${TEXT.source}|${SLASHES.source}`, "g"),
  ".ts": new RegExp(`${TEXT.source}|${SLASHES.source}`, "g"),
  ".py": new RegExp(`${HASH.source}|${TEXT.source}`, "g"),
};

/** Reads the comments of a program; files of unknown kinds have none. */
export function readComments(file: string, code: string): readonly Comment[] {
  const marks = MARKS[/\.\w+$/.exec(file)?.[0] ?? ""];
  return marks === undefined
    ? []
    : [...code.matchAll(marks)].flatMap((match) => {
        const text = match.groups?.line ?? match.groups?.block;
        return text === undefined ? [] : [{ text, offset: match.index + match[0].indexOf(text) }];
      });
}

/** Writes something else in place of each comment, its marks included. */
export function replaceComments(file: string, code: string, write: (text: string) => string): string {
  const marks = MARKS[/\.\w+$/.exec(file)?.[0] ?? ""];
  return marks === undefined
    ? code
    : code.replace(marks, (match, ...rest) => {
        const { line, block }: Readonly<Record<string, string | undefined>> = rest.at(-1);
        const text = line ?? block;
        return text === undefined ? match : write(text);
      });
}

/** Finds what stands in code font in a comment, and names of the product that need none: `DAGGER_…`, `Type.field`. */
export function findCommentWords(text: string): readonly { readonly text: string; readonly index: number }[] {
  const pattern =
    /`(?<code>[^`\n]+)`|(?<variable>\b_?(?:EXPERIMENTAL_)?DAGGER_[A-Z_]+\b)|(?<member>\b[A-Z][a-z]\w*\.[a-z]+[A-Z]\w*)/g;
  return [...text.matchAll(pattern)].map((match) => {
    const word = match.groups?.code ?? match[0];
    return { text: word, index: match.index + match[0].indexOf(word) };
  });
}
