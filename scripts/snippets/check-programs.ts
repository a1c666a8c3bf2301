import type { Problem } from "@docs/pages";
import type { Program } from "@docs/snippets";
import { type Dependencies, listModules } from "@docs/snippets";
import type { Compiler } from "./compiler.ts";
import { checkScope } from "./dependencies/check-scope.ts";
import { type GoodRuns, hashProgram } from "./good-runs.ts";

/** What checking the programs of one language gave. */
export interface LanguageResult {
  readonly language: string;
  /** Programs that compile, now or as they stood in the last good run. */
  readonly good: number;
  /** Programs with an error. */
  readonly bad: number;
  /** Programs that nobody read, and why; never counted as good. */
  readonly skipped: { readonly count: number; readonly reason: string } | undefined;
  readonly problems: readonly Problem[];
  /** What to remember for the next run. */
  readonly runs: GoodRuns;
}

/** What checking a language needs from outside. */
export interface LanguageOptions {
  /** Every program of the language. */
  readonly programs: readonly Program[];
  readonly compiler: Compiler;
  /** Hash of what the compiler's verdict depends on. */
  readonly inputs: string;
  readonly runs: GoodRuns;
  /** Folder for the compiler. */
  readonly work: string;
  /** What the programs of a topic may call besides the API. */
  readonly dependencies?: Dependencies;
  /** Says why the toolchain cannot be used; nothing when it can. Asked only if a program has to be read. */
  readonly findObstacle: () => Promise<string | undefined>;
}

/** Reads the programs that changed since they were last found good. */
export async function checkPrograms(options: LanguageOptions): Promise<LanguageResult> {
  const { programs, compiler, inputs, runs, work, findObstacle, dependencies = new Map() } = options;
  const { language } = compiler;
  const hashes = new Map(programs.map((program) => [program.file, hashProgram(program, inputs)]));
  const changed = programs.filter(({ file }) => runs[file] !== hashes.get(file));
  const known = programs.filter((program) => !changed.includes(program));
  const base = { language, runs: pick(known, hashes), good: known.length, bad: 0, skipped: undefined, problems: [] };
  if (changed.length === 0) {
    return base;
  }
  const reason = await findObstacle();
  if (reason !== undefined) {
    return { ...base, skipped: { count: changed.length, reason } };
  }
  const { problems: found, read } = await compiler.compile(changed, work, listModules(dependencies));
  const told = new Set(found.map(({ file }) => file));
  const problems = [
    ...found,
    ...changed.filter(({ file }) => !told.has(file) && !read.has(file)).map((program) => reportUnread(program)),
    ...changed.flatMap((program) => checkScope(program, dependencies)),
  ];
  const broken = new Set(problems.filter(({ severity }) => severity !== "warning").map(({ file }) => file));
  const stray = [...broken].filter((file) => !hashes.has(file));
  // An error beside the programs, such as in a manifest, says that none of them was read as it should be.
  const good = stray.length > 0 ? [] : changed.filter(({ file }) => !broken.has(file));
  return {
    ...base,
    problems,
    good: known.length + good.length,
    bad: changed.length - good.length,
    runs: pick([...known, ...good], hashes),
  };
}

/** Words that a compiler said nothing about a program, neither that it is wrong nor that it looked at it. */
function reportUnread({ file, language }: Program): Problem {
  return {
    file,
    line: 1,
    column: 1,
    found: `Unexpected program that the ${language} compiler didn't look at`,
    expected: "its word that it read the whole program",
    fix: "Fix the other problems and run the check again; if it stays, correct how scripts/snippets runs the compiler.",
  };
}

function pick(programs: readonly Program[], hashes: ReadonlyMap<string, string>): GoodRuns {
  return Object.fromEntries(programs.map(({ file }) => [file, hashes.get(file) ?? ""]));
}
