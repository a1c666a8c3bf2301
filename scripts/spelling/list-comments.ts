import { type LintPage, toPlace, walk } from "@docs/pages";
import { readComments, type SnippetSource } from "@docs/snippets";

/** A line of a comment that readers see. */
export interface CommentLine {
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

/** Languages of fenced blocks in which a comment begins with `#`. */
const HASH_LANGUAGES = new Set(
  "bash dagger dockerfile env graphql groovy powershell python shell toml yaml".split(" "),
);

/** A comment at the end of a line or on a separate line; `#!` begins a program, and `#{` a value. */
const HASH_COMMENT = /(?:^|\s)#\s+(?<text>.*)$/;

/** Lists the comments in fenced blocks and programs, excluding any text in code font. */
export function listComments(pages: readonly LintPage[], snippets: readonly SnippetSource[]): readonly CommentLine[] {
  const inPages = pages.flatMap(({ file, written }) =>
    [...walk(written)].flatMap((node) => {
      const start = node.position?.start.line ?? 1;
      const lines = node.type === "code" && HASH_LANGUAGES.has(node.lang ?? "") ? node.value.split("\n") : [];
      return lines.map((text, index) => ({
        text: HASH_COMMENT.exec(text)?.groups?.text ?? "",
        file,
        line: start + 1 + index,
      }));
    }),
  );
  const inPrograms = snippets.flatMap(({ files }) =>
    files.flatMap(({ file, code }) =>
      readComments(file, code).flatMap(({ text, offset }) => {
        const { line } = toPlace(code, offset);
        return text.split("\n").map((part, index) => ({ text: part, file, line: line + index }));
      }),
    ),
  );
  return [...inPages, ...inPrograms]
    .map((comment) => ({ ...comment, text: comment.text.replaceAll(/`[^`]*`|https?:\S+/g, "").trim() }))
    .filter(({ text }) => /\p{L}{3}/u.test(text));
}
