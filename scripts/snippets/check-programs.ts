import type { ExternalModule } from "@docs/facts";
import type { Problem } from "@docs/pages";
import type { Program } from "@docs/snippets";
import type { Compiler } from "./compiler.ts";
import { type GoodRuns, hashProgram } from "./good-runs.ts";

/** The result of checking the programs of one language. */
export interface LanguageResult {
  readonly language: string;
  /** Programs that compile, either now or unchanged since the last good run. */
  readonly good: number;
  /** Programs with an error. */
  readonly bad: number;
  /** Programs that weren't checked, and why; never counted as good. */
  readonly skipped: { readonly count: number; readonly reason: string } | undefined;
  readonly problems: readonly Problem[];
  /** Good runs to remember for the next check. */
  readonly runs: GoodRuns;
}

/** Everything that checking a language needs from the caller. */
export interface LanguageOptions {
  /** Every program in the language. */
  readonly programs: readonly Program[];
  readonly compiler: Compiler;
  /** Hash of the inputs that the compiler's verdict depends on. */
  readonly inputs: string;
  readonly runs: GoodRuns;
  /** Work folder for the compiler. */
  readonly work: string;
  /** Modules that programs call in addition to the API. */
  readonly modules?: readonly ExternalModule[];
  /** Returns why the toolchain can't be used, or nothing if it can. Called only if a program has to be checked. */
  readonly findObstacle: () => Promise<string | undefined>;
}

/** Checks the programs that changed since their last good run. */
export async function checkPrograms(options: LanguageOptions): Promise<LanguageResult> {
  const { programs, compiler, inputs, runs, work, findObstacle, modules } = options;
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
  const { problems: found, read } = await compiler.compile(changed, work, modules);
  const told = new Set(found.map(({ file }) => file));
  const problems = [
    ...found,
    ...changed.filter(({ file }) => !told.has(file) && !read.has(file)).map((program) => reportUnread(program)),
  ];
  const broken = new Set(problems.filter(({ severity }) => severity !== "warning").map(({ file }) => file));
  const stray = [...broken].filter((file) => !hashes.has(file));
  // An error outside the programs, such as in a manifest, means that none of them was checked properly.
  const good = stray.length > 0 ? [] : changed.filter(({ file }) => !broken.has(file));
  return {
    ...base,
    problems,
    good: known.length + good.length,
    bad: changed.length - good.length,
    runs: pick([...known, ...good], hashes),
  };
}

/** Reports that a compiler neither found an error in a program nor confirmed that it read it. */
function reportUnread({ file, language }: Program): Problem {
  return {
    file,
    found: `Unexpected program that the ${language} compiler didn't look at`,
    expected: "its word that it read the whole program",
    fix: "Fix the other problems and run the check again; if it stays, correct how scripts/snippets runs the compiler.",
  };
}

function pick(programs: readonly Program[], hashes: ReadonlyMap<string, string>): GoodRuns {
  return Object.fromEntries(programs.map(({ file }) => [file, hashes.get(file) ?? ""]));
}
