import path from "node:path";
import { type Program, readSnippet } from "@docs/snippets";

/** The snippet that tests break in one place. They name its lines. */
const GOOD = "cookbook-filesystems/mount-directory";

/** A whole module in every SDK language that compiles, as if it were the snippet `testing/good`. */
export const goodModule: Readonly<Record<string, Program>> = Object.fromEntries(
  readSnippet(GOOD).map((program) => [
    program.language,
    { ...program, snippet: "testing/good", file: `snippets/testing/good/${path.basename(program.file)}` },
  ]),
);

/** Replaces a part of a program, which must contain it, and renames the result. */
export function breakProgram({ code, file, ...program }: Program, name: string, from: string, to: string): Program {
  if (!code.includes(from)) {
    throw new Error(`${file} has no "${from}", expected it there. Correct the test.`);
  }
  return {
    ...program,
    snippet: `testing/${name}`,
    file: file.replace(/testing\/[^/]+/, `testing/${name}`),
    code: code.replace(from, to),
  };
}
