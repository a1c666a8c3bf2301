import { groupBy, type LintPage, type Problem, placeOf } from "@docs/pages";
import { fillOutputs } from "./fill-outputs.ts";
import { listComments } from "./find-shown.ts";
import type { CommandStep } from "./list-steps.ts";
import { listPageRuns, type PageRun } from "./page-runs.ts";
import { addSmokeCalls, findCommandPlan } from "./record-page.ts";
import { createSeal, type Recording, readRecordings, recordingFile } from "./recording.ts";
import { updateReasons } from "./update-reasons.ts";

/** What a check of recordings found. */
export interface RunCoverage {
  readonly problems: readonly Problem[];
  /** Command blocks of all pages. */
  readonly commands: number;
  /** Those that ran in at least one language. */
  readonly run: number;
  /** Those that have a reason for not being run. */
  readonly skipped: number;
  /** Programs by language: how many pages show, and how many of them ran. */
  readonly programs: ReadonlyMap<string, { readonly shown: number; readonly run: number }>;
}

/**
 * Checks that every command of the pages was run with this version, and that nothing changed since.
 *
 * @param version version of Dagger that the site documents, such as `v0.19.4`.
 */
export function checkRuns(pages: readonly LintPage[], version: string): RunCoverage {
  const listed = pages.map((page) => ({ page, runs: listPageRuns(page), recordings: readRecordings(page.id) }));
  const results = listed
    .filter(({ runs }) => runs.length > 0)
    .map(({ runs, recordings }) => checkPage(runs, recordings, version));
  const sum = (read: (one: Omit<RunCoverage, "programs">) => number) =>
    results.reduce((total, one) => total + read(one), 0);
  return {
    problems: [
      ...results.flatMap(({ problems }) => problems),
      ...listed.flatMap(({ page, recordings }) => checkOutputs(page, recordings)),
    ],
    commands: sum(({ commands }) => commands),
    run: sum(({ run }) => run),
    skipped: sum(({ skipped }) => skipped),
    programs: countPrograms(
      listed.flatMap(({ runs }) => runs),
      listed.flatMap(({ recordings }) => recordings),
    ),
  };
}

function countPrograms(runs: readonly PageRun[], recordings: readonly Recording[]): RunCoverage["programs"] {
  const shown = groupBy(runs, ({ language }) => language);
  return new Map(
    [...shown].map(([language, own]) => {
      const steps = own.flatMap((run) => run.steps);
      const names = steps.flatMap((step) => (step.kind === "program" && step.program ? [step.snippet] : []));
      const ran = recordings
        .filter((one) => one.language === language)
        .flatMap((one) => one.steps)
        .filter(({ kind }, index, all) => kind === "program" && all[index + 1]?.exit !== undefined)
        .map(({ text }) => text);
      return [language, { shown: new Set(names).size, run: new Set(ran).size }];
    }),
  );
}

/** Finds the output blocks of a page for which nothing is recorded. */
function checkOutputs({ file, tree }: LintPage, recordings: readonly Recording[]): readonly Problem[] {
  // A copy, because filling in changes the tree.
  const missing = fillOutputs(structuredClone(tree), recordings);
  return missing.map(({ node, ...fault }) => ({ file, ...placeOf(node), ...fault }));
}

/** Compares what pages ask for with what was recorded of one of them. */
export function checkPage(
  runs: readonly PageRun[],
  recordings: readonly Recording[],
  version: string,
): Omit<RunCoverage, "programs"> {
  const find = ({ language }: PageRun) => recordings.find((one) => one.language === language);
  const problems = [
    ...runs.flatMap((run) => {
      const recording = find(run);
      return recording ? checkRecording(run, recording, version) : [];
    }),
    ...describeMissing(runs.filter((run) => find(run) === undefined)),
  ];
  const commands = new Map<number, CommandStep>();
  for (const step of runs.flatMap(({ steps }) => steps)) {
    if (step.kind === "command") {
      commands.set(step.line, step);
    }
  }
  const findSteps = (step: CommandStep) =>
    recordings
      .flatMap(({ steps }) => steps)
      .filter(({ section, text }) => section === step.section && text === step.code);
  const listed = [...commands.values()].map(findSteps);
  return {
    problems,
    commands: listed.length,
    run: listed.filter((found) => found.some(({ exit }) => exit !== undefined)).length,
    skipped: listed.filter((found) => found.length > 0 && found.every(({ exit }) => exit === undefined)).length,
  };
}

/** Checks that a recording is of the present state and shows the exit codes that are promised. */
export function checkRecording(run: PageRun, recording: Recording, version: string): readonly Problem[] {
  const file = recordingFile(run.page, run.language);
  const fix = `Run npm run record ${run.page} to record it again.`;
  const at = { file, fix };
  if (recording.dagger !== version) {
    return [{ ...at, found: `Unexpected recording with Dagger ${recording.dagger}`, expected: `one with ${version}` }];
  }
  if (recording.seal !== createSeal(recording.steps)) {
    return [{ ...at, found: "Unexpected edit by hand in a recording", expected: "what the run printed" }];
  }
  if (recording.inputs !== run.inputs) {
    const found = `Unexpected recording of an older ${run.file}, of its programs, or of its plan`;
    return [{ ...at, found, expected: "one of the present state" }];
  }
  if (recording.seal !== createSeal(updateReasons(recording.steps, run.plan))) {
    const found = "Unexpected reason for a command that wasn't run";
    return [{ file, found, expected: "the plan's", fix: `Run npm run record ${run.page}, which runs nothing then.` }];
  }
  const comments = listComments(run.steps);
  const outdated = (recording.shown ?? []).filter((line) => !comments.has(line));
  return [
    ...outdated.map((line) => ({
      ...at,
      found: `Unexpected description "${line}" in a recorded output`,
      expected: "one that a program of the page still has",
      fix: `${fix} Or restore the description.`,
    })),
    ...addSmokeCalls(run.steps, run.plan).flatMap((step) =>
      step.kind === "command" ? checkExit(run, step, recording) : [],
    ),
  ];
}

function checkExit(run: PageRun, step: CommandStep, recording: Recording): readonly Problem[] {
  const promised = findCommandPlan(step, run.plan).exit ?? 0;
  const planned = run.file.endsWith(".yaml") ? run.file : `data/runs/${run.page}/plan.yaml`;
  const wrong = recording.steps.find(
    ({ section, text, exit }) =>
      section === step.section && text === step.code && exit !== undefined && exit !== promised,
  );
  return wrong
    ? [
        {
          file: run.file,
          line: step.line,
          found: `Unexpected exit code ${wrong.exit} of \`${step.code.split("\n")[0]}\` in ${run.language}`,
          expected: `${promised}`,
          fix: `Correct the command, or state the exit code in ${planned}. The end of its error: ${wrong.error?.slice(-300) ?? ""}`,
        },
      ]
    : [];
}

function describeMissing(runs: readonly PageRun[]): readonly Problem[] {
  return runs.slice(0, 1).map(({ page, file }) => ({
    file,
    found: "Unexpected page without a recording",
    expected: runs.map((run) => recordingFile(page, run.language)).join(", "),
    fix: `Run npm run record ${page}. With a reason in data/runs/${page}/plan.yaml (skip: …), that needs no engine.`,
  }));
}
