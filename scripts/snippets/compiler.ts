import path from "node:path";
import type { ExternalModule } from "@docs/facts";
import type { Problem } from "@docs/pages";
import type { Program } from "@docs/snippets";

/** What a compiler has to say about the programs that it was given. */
export interface Verdict {
  readonly problems: readonly Problem[];
  /**
   * Files that it says it looked at to their end. A program without a problem is good only if it is one of them: a
   * compiler that stops at the first fault says nothing about the rest either.
   */
  readonly read: ReadonlySet<string>;
}

/** What reads the programs of one SDK language as a compiler would. */
export interface Compiler {
  /** Id of the SDK language. */
  readonly language: string;
  /** Files and folders on which its verdict depends, besides the program; when one changes, all are read again. */
  readonly inputs: readonly string[];
  /**
   * Reads all given programs in one process; one that keeps it from reading others is taken out and the rest read again.
   *
   * @param work folder for what it has to write; nothing else is written.
   * @param modules dependencies that the programs call besides the API.
   * @throws Error when it cannot tell, which is never a pass.
   */
  readonly compile: (
    programs: readonly Program[],
    work: string,
    modules?: readonly ExternalModule[],
  ) => Promise<Verdict>;
}

/** What a compiler has to say on a place of a program. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Takes findings out of what a compiler prints; those in files that are no program are left out. */
export type FindingParser = (output: string, findFile: (name: string) => string | undefined) => readonly Finding[];

/**
 * Creates a parser of what a compiler prints.
 *
 * @param pattern names the parts of a finding by the groups `name`, `line`, `column`, and `message`.
 * @param shorten makes a message easier to read.
 */
export function createFindingParser(pattern: RegExp, shorten = (message: string) => message): FindingParser {
  return (output, findFile) =>
    [...output.matchAll(pattern)].flatMap(({ groups }) => {
      const { name = "", line, column = 1, message = "" } = groups ?? {};
      const file = findFile(path.posix.normalize(name));
      return file === undefined
        ? []
        : [{ file, line: Number(line), column: Number(column), message: shorten(message) }];
    });
}
