import { readFileSync } from "node:fs";
import path from "node:path";
import { type LintPage, listFiles } from "@docs/pages";
import { type Program, readSnippet, stripComments } from "@docs/snippets";
import { listSteps, type Step } from "./list-steps.ts";
import { type Plan, RUNS_FOLDER, readPlan } from "./plan.ts";
import { ANY_LANGUAGE, hash } from "./recording.ts";

/** SDK languages whose modules the recorder can run. */
const RUN_LANGUAGES: readonly string[] = ["go", "python", "typescript", "java"];

/** What has to be run for a page in one language. */
export interface PageRun {
  readonly page: string;
  readonly file: string;
  readonly language: string;
  readonly plan: Plan;
  readonly steps: readonly Step[];
  /** Hash of everything that the run depends on: steps, programs, plan, and the files that it starts with. */
  readonly inputs: string;
}

/** Lists the runs that a page needs; none for a page without commands and programs. */
export function listPageRuns(page: LintPage): readonly PageRun[] {
  const runs = listLanguages(page).map((language) => toPageRun(page, language, readPlan(page.id, language), readOnce));
  return runs.filter(({ steps }) => steps.some(({ kind }) => kind !== "file") && !lacksPrograms(page, steps));
}

/**
 * Returns what has to be run for a page in one language.
 *
 * @param readPrograms returns the programs of a snippet.
 */
export function toPageRun(
  page: LintPage,
  language: string,
  written: Plan,
  readPrograms: (name: string) => readonly Program[],
): PageRun {
  const kind = page.frontMatter.fields.get("kind")?.value;
  const plan = { ...written, scope: written.scope ?? (kind === "tutorial" || kind === "how-to" ? "page" : "section") };
  const steps = listSteps(page, language === ANY_LANGUAGE ? "go" : language, readPrograms);
  return { page: page.id, file: page.file, language, plan, steps, inputs: hashInputs(steps, plan) };
}

const programs = new Map<string, readonly Program[]>();

function readOnce(name: string): readonly Program[] {
  const known = programs.get(name) ?? readSnippet(name);
  programs.set(name, known);
  return known;
}

/** Checks whether a page about one language is to be run in another. */
function lacksPrograms({ source }: LintPage, steps: readonly Step[]): boolean {
  const shown = steps.filter((step) => step.kind === "program");
  const hasChoice = source.includes('<Tabs group="sdk"');
  return !hasChoice && shown.length > 0 && shown.every(({ program }) => program === undefined);
}

/** Languages in which a page differs: those of its programs, or all if it has tabs for them. */
function listLanguages(page: LintPage): readonly string[] {
  const differs = /<Snippet\b|<Tabs group="sdk"/.test(page.source);
  return differs ? RUN_LANGUAGES : [ANY_LANGUAGE];
}

/**
 * Returns a hash of everything that the result of steps depends on. Comments of programs don't count, because the engine
 * doesn't act on them; `findShown` finds those that it prints.
 */
export function hashInputs(steps: readonly Step[], plan: Plan): string {
  return hashAll(steps.map(stripProgram), plan);
}

/**
 * Returns a hash of everything that the result of steps depends on, and of the comments that an output may show. Of a
 * command that isn't run, the reason doesn't count; `updateReasons` takes it from the plan.
 */
export function hashAll(steps: readonly Step[], plan: Plan): string {
  const folder = path.posix.join(RUNS_FOLDER, "starts", plan.start);
  const files = listFiles(folder).map((file) => [file, readFileSync(file, "utf8")]);
  const hideReason = (key: string, value: unknown) => (key === "skip" ? true : value);
  return hash(JSON.stringify([steps.map(({ line: _, ...step }) => step), plan, files], hideReason));
}

function stripProgram(step: Step): Step {
  return step.kind === "program" && step.program
    ? { ...step, program: { ...step.program, code: stripComments(step.program.file, step.program.code) } }
    : step;
}
