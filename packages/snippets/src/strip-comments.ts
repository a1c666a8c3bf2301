import { type Comment, readComments, replaceComments } from "./read-comments.ts";

/**
 * Comments that a compiler or an SDK acts on: Go's pragmas and directives, and tags that aren't descriptions. TypeScript's
 * `@ts-ignore` is for editors and type checks, and Dagger runs programs without one.
 */
const INSTRUCTION = /^[\s*]*(?:\+\w|go:|\/\/\/|@(?!param\b|returns?\b|throws\b|ts-)\w)/m;

const LITERAL = /(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/;

/** A description that a program gives as a value: `Doc("…")`, in Python and PHP. */
const DOC = new RegExp(`\\bDoc\\(\\s*(?:${LITERAL.source}\\s*)+\\)`, "g");

/** Stands for a removed comment until its line is cleaned up. */
const REMOVED = "\0";

/**
 * Removes comments and descriptions from a program, and so leaves what decides how it runs.
 *
 * A description can still appear in an output, such as that of `dagger functions`.
 */
export function stripComments(file: string, code: string): string {
  const stripped = replaceComments(file, code, (comment) =>
    INSTRUCTION.test(comment.text) || !isStatement(comment, code) ? comment.marked : REMOVED,
  );
  const lines = stripped.replace(/^[ \t]*\0[ \t]*\n/gm, "").replace(/[ \t]*\0/g, "");
  // A formatter spreads an annotation over several lines when its description is long.
  return /\.(?:py|php)$/.test(file)
    ? lines
        .replace(DOC, "Doc()")
        .replace(/\bAnnotated\[\s+/g, "Annotated[")
        .replace(/,\s*Doc\(\),?\s*\]/g, ", Doc()]")
    : lines;
}

/** Tells a docstring from a string that the program uses; every other comment is one. */
function isStatement({ text, marked, offset }: Comment, code: string): boolean {
  const before = code.slice(0, offset - marked.indexOf(text));
  return !marked.startsWith('"""') || /(?:^|[^\s([{,=+\\])\s*\n[ \t]*$|^$/.test(before);
}

/**
 * Lists the lines of a program's comments and descriptions, without markers and tags. Single words are left out, because
 * they'd be found by chance in any output.
 */
export function listDescriptions(file: string, code: string): readonly string[] {
  const comments = readComments(file, code)
    .filter((comment) => isStatement(comment, code))
    .map(({ text }) => text);
  const values = /\.(?:py|php)$/.test(file)
    ? [...code.matchAll(DOC)].map(([doc]) =>
        [...doc.matchAll(new RegExp(LITERAL.source, "g"))].map(([text]) => text.slice(1, -1)).join(""),
      )
    : [];
  return [...comments, ...values]
    .flatMap((text) => text.split("\n"))
    .map((line) => line.replace(/^[\s*]*(?:@param\s+\S+\s|@returns?\s)?/, "").trim())
    .filter((line) => /\S\s+\S/.test(line));
}
