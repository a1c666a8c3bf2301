import path from "node:path";
import type { ExternalModule } from "@docs/facts";
import type { Place, Problem } from "@docs/pages";
import type { Program } from "@docs/snippets";

/** A compiler's verdict on the programs it was given. */
export interface Verdict {
  readonly problems: readonly Problem[];
  /**
   * Files that the compiler says it read completely. A program without a problem is good only if it's one of them,
   * because a compiler that stops at the first error says nothing about the rest.
   */
  readonly read: ReadonlySet<string>;
}

/** A tool that checks the programs of one SDK language the way a compiler would. */
export interface Compiler {
  /** Id of the SDK language. */
  readonly language: string;
  /**
   * Files and folders that its verdict depends on, besides the program; if one changes, all programs are checked again.
   */
  readonly inputs: readonly string[];
  /**
   * Checks all given programs in one process. A program that keeps it from reading others is removed, and the rest are
   * checked again.
   *
   * @param work folder for the files it has to write; nothing else is written.
   * @param modules dependencies that the programs call in addition to the API.
   * @throws Error when it can't reach a verdict, which is never a pass.
   */
  readonly compile: (
    programs: readonly Program[],
    work: string,
    modules?: readonly ExternalModule[],
  ) => Promise<Verdict>;
}

/** A compiler's message about a place in a program. */
export interface Finding extends Place {
  readonly file: string;
  readonly message: string;
}

/** Extracts findings from a compiler's output, ignoring those in files that aren't programs. */
export type FindingParser = (output: string, findFile: (name: string) => string | undefined) => readonly Finding[];

/**
 * Creates a parser for a compiler's output.
 *
 * @param pattern captures the parts of a finding in the groups `name`, `line`, `column`, and `message`.
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
