import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describeChoices, type Fault, listFiles, type Problem } from "@docs/pages";
import * as z from "zod";
import { checkRecording } from "./check-runs.ts";
import type { CommandStep } from "./list-steps.ts";
import { hashInputs, type PageRun } from "./page-runs.ts";
import { commandSchema, parseAs, parseYaml, planSchema, RUNS_FOLDER } from "./plan.ts";
import {
  ANY_LANGUAGE,
  listPrinted,
  type RecordedStep,
  type Recording,
  readRecordings,
  recordingFile,
} from "./recording.ts";

/** A command that no page shows, run because of what it proves, and what has to come of it. */
const caseSchema = commandSchema.omit({ section: true, inside: true, skip: true }).extend({
  /** Name of the case within its file. */
  id: z.string().regex(/^[a-z][a-z\d-]*$/),
  /** What the case tries, in a sentence. */
  tries: z.string().min(10),
  /** `dagger` if the lines are those of Dagger Shell. */
  shell: z.enum(["shell", "dagger"]).default("shell"),
  /** Texts that have to be in what is recorded: output, errors, steps of the engine, and what a model saw. */
  shows: z.array(z.string().min(1)).default([]),
  /** Texts that must not be in it. */
  hides: z.array(z.string().min(1)).default([]),
});

/** A file of cases, which has the keys of a plan. Each case has a fresh folder, unless the scope is the page. */
const casesSchema = planSchema.omit({ commands: true }).extend({ cases: z.array(caseSchema).min(1) });

/** A command, and what has to come of it. */
export type Case = z.output<typeof caseSchema>;

/** The cases of a file, as a run. */
export interface CaseRun extends PageRun {
  readonly cases: readonly Case[];
}

/** Reads the files of cases, such as `data/runs/promises/secrets.yaml`, whose run is `promises/secrets`. */
export function listCaseRuns(): readonly CaseRun[] {
  const files = listFiles(`${RUNS_FOLDER}/promises`, (file) => file.endsWith(".yaml"));
  return files.map((file) => toCaseRun(file, parseYaml(file)));
}

/**
 * Turns a file of cases into a run.
 *
 * @throws Error with every mistake.
 */
export function toCaseRun(file: string, written: unknown): CaseRun {
  const { cases, ...rest } = parseAs(casesSchema, written, file);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const steps = cases.map(
    ({ id, shell, command: code }): CommandStep => ({
      kind: "command",
      shell,
      code: code.trimEnd(),
      section: id,
      line: lines.findIndex((line) => line.endsWith(`id: ${id}`)) + 1,
    }),
  );
  const commands = cases.map(({ id, tries: _, shell: _s, shows: _w, hides: _h, command, ...own }) => ({
    ...own,
    command: command.trimEnd().split("\n")[0] ?? "",
    section: id,
  }));
  const plan = { ...rest, scope: rest.scope ?? ("section" as const), commands };
  const page = path.posix.relative(RUNS_FOLDER, file).replace(/\.yaml$/, "");
  return { page, file, language: ANY_LANGUAGE, plan, steps, inputs: hashInputs(steps, plan), cases };
}

/** Checks that all cases were run with a version and came out as they have to. */
export function checkCases(runs: readonly CaseRun[], version: string): readonly Problem[] {
  return runs.flatMap((run) => checkCaseRun(run, readRecordings(run.page)[0], version));
}

/** Compares the cases of a file with their recording. */
export function checkCaseRun(run: CaseRun, recording: Recording | undefined, version: string): readonly Problem[] {
  if (!recording) {
    const expected = recordingFile(run.page, run.language);
    const fix = `Run npm run record ${run.page}.`;
    return [{ file: run.file, found: "Unexpected cases without a recording", expected, fix }];
  }
  return [
    ...checkRecording(run, recording, version),
    ...run.cases.flatMap((one, index) => {
      const line = run.steps[index]?.line ?? 1;
      const step = recording.steps.find(({ section }) => section === one.id);
      return step ? findBroken(one, step).map((fault) => ({ file: run.file, line, ...fault })) : [];
    }),
  ];
}

function findBroken({ id, shows, hides }: Case, step: RecordedStep): readonly Fault[] {
  const seen = listPrinted(step).join("\n");
  const fix = "If it's the program that is right, correct the pages that say otherwise; then correct the case.";
  return [
    ...shows
      .filter((text) => !seen.includes(text))
      .map((text) => ({ found: `Unexpected lack of "${text}" in ${id}`, expected: seen.slice(-400), fix })),
    ...hides
      .filter((text) => seen.includes(text))
      .map((text) => ({ found: `Unexpected "${text}" in ${id}`, expected: "a run without it", fix })),
  ];
}

/** Something that cases prove, such as a sentence. */
export interface Proven {
  readonly name: string;
  /** File that lists it. */
  readonly file: string;
  /** Cases that prove it, such as `promises/secrets#trace`; undefined if it lacks one without a reason. */
  readonly cases: readonly string[] | undefined;
}

/** Checks that everything that needs a proof names cases that exist, and that every case proves something. */
export function checkProofs(proven: readonly Proven[], runs: readonly CaseRun[]): readonly Problem[] {
  const fix = "Add a case below data/runs, or name one.";
  const known = runs.flatMap(({ page, file, cases }) => cases.map(({ id }) => ({ one: `${page}#${id}`, file })));
  const ids = known.map(({ one }) => one);
  const named = new Set(proven.flatMap(({ cases = [] }) => cases));
  const faults = [
    ...proven.flatMap(({ name, file, cases }) =>
      cases === undefined ? [{ file, found: `"${name}" without a case`, expected: "one, or a reason" }] : [],
    ),
    ...proven.flatMap(({ name, file, cases = [] }) =>
      cases
        .filter((one) => !ids.includes(one))
        .map((one) => ({ file, found: `case ${one} of "${name}"`, expected: describeChoices(one, ids) })),
    ),
    ...known
      .filter(({ one }) => !named.has(one))
      .map(({ one, file }) => ({ file, found: `case ${one}`, expected: "one that data/ names" })),
  ];
  return faults.map(({ found, ...fault }) => ({ ...fault, found: `Unexpected ${found}`, fix }));
}
