import { acceptGaps, dataDir, type ExternalModule, loadFacts } from "@docs/facts";
import { listFiles } from "@docs/pages";
import { DEPENDENCIES_FILE, type Program, readDependencies, readPrograms } from "@docs/snippets";
import pLimit from "p-limit";
import { isCi } from "../is-ci.ts";
import { checkPrograms, type LanguageResult } from "../snippets/check-programs.ts";
import { comparePrograms, readDifferences, toApiNames } from "../snippets/compare/compare-programs.ts";
import { findDropped } from "../snippets/compare/find-dropped.ts";
import type { Compiler } from "../snippets/compiler.ts";
import { compilers } from "../snippets/compilers.ts";
import { checkPragmas } from "../snippets/go/check-pragmas.ts";
import { type GoodRuns, hashInputs, keepGood, readGood } from "../snippets/good-runs.ts";
import { renderResults } from "../snippets/render-results.ts";
import { ensureToolchain, toolchains } from "../snippets/toolchains.ts";
import type { Check, CheckResult } from "./check.ts";

const FOLDER = ".cache/snippets";

/** Fewer than the five languages: on two cores, running more at once would only slow each of them down. */
const MOST_AT_ONCE = 2;

/** Inputs that the verdict on every language depends on. */
const COMMON_INPUTS = [
  "data/api",
  "packages/facts",
  "scripts/snippets/compiler.ts",
  "scripts/snippets/explain.ts",
  "packages/snippets",
  "scripts/snippets/check-programs.ts",
];

/** Every program in the snippets: checked by its language's compiler, and compared across languages. */
export const snippets: Check = {
  name: "snippets",
  run: () => readAll({ isAgain: false }),
  runAgain: () => readAll({ isAgain: true }),
};

/** @param isAgain whether to accept programs that haven't changed since their last good run without checking them. */
async function readAll({ isAgain }: { readonly isAgain: boolean }): Promise<CheckResult> {
  const programs = readPrograms();
  if (programs.length === 0) {
    throw new Error("No programs found below snippets/, expected at least one. Restore the folder.");
  }
  // The compilers read all topics at once, so topics may share a module.
  const modules = new Map([...readDependencies().values()].flat().map((module) => [module.name, module]));
  const results = await runAll({ programs, modules: [...modules.values()], isAgain });
  const names = toApiNames(loadFacts(dataDir, acceptGaps).api);
  const others = [
    ...checkPragmas(programs),
    ...findDropped(programs, names.functions),
    ...comparePrograms(programs, { names, differences: readDifferences() }),
  ];
  return renderResults(results, { isStrict: isCi(), others });
}

/** Data that all languages share during one run. */
interface Run {
  readonly programs: readonly Program[];
  /** Modules that programs call in addition to the API. */
  readonly modules: readonly ExternalModule[];
  readonly isAgain: boolean;
}

async function runAll(run: Run): Promise<readonly LanguageResult[]> {
  const limit = pLimit(MOST_AT_ONCE);
  const ends = await Promise.allSettled(compilers.map((compiler) => limit(() => runOne(compiler, run))));
  return ends.map((end) => {
    // Rethrow only after every run has finished.
    if (end.status === "rejected") {
      throw end.reason;
    }
    return end.value;
  });
}

async function runOne(compiler: Compiler, { programs, modules, isAgain }: Run): Promise<LanguageResult> {
  const { language } = compiler;
  const file = `${FOLDER}/${language}.json`;
  const known = isAgain ? await readGood<GoodRuns>(file) : undefined;
  const result = await checkPrograms({
    programs: programs.filter((program) => program.language === language),
    compiler,
    modules,
    inputs: hashInputs([...COMMON_INPUTS, ...compiler.inputs, ...listFiles("snippets", isDeclaration)]),
    runs: known ?? {},
    work: `${FOLDER}/${language}`,
    findObstacle: () => findObstacle(language),
  });
  await keepGood(file, result.runs);
  return result;
}

/** Returns whether a file declares a topic's dependencies. */
function isDeclaration(file: string): boolean {
  return file.endsWith(`/${DEPENDENCIES_FILE}`);
}

async function findObstacle(language: string): Promise<string | undefined> {
  const toolchain = toolchains.find((one) => one.language === language);
  const state = toolchain && (await ensureToolchain(toolchain));
  return state && !state.isReady ? state.reason : undefined;
}
