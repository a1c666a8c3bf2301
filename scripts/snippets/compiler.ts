import type { ExternalModule } from "../facts/facts.ts";
import type { Problem } from "../lint/problem.ts";
import type { Program } from "./program.ts";

/** What reads the programs of one SDK language as a compiler would. */
export interface Compiler {
  /** Id of the SDK language. */
  readonly language: string;
  /** Files and folders on which its verdict depends, besides the program; when one changes, all are read again. */
  readonly inputs: readonly string[];
  /**
   * Reads all given programs in one process.
   *
   * @param work folder for what it has to write; nothing else is written.
   * @param modules dependencies that the programs call besides the API.
   * @throws Error when it cannot tell, which is never a pass.
   */
  readonly compile: (
    programs: readonly Program[],
    work: string,
    modules?: readonly ExternalModule[],
  ) => Promise<readonly Problem[]>;
}

/** What a compiler has to say on a place of a program. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}
