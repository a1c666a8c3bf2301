// `npm run record [PAGE…]`: runs the commands and programs of pages, and the cases of `data/runs/promises`, with a real
// engine, and records what they print. `npm run record errors [GROUP…]` produces the documented error messages, and
// `npm run record times` measures the quickstart's pipeline, which empties the engine's cache.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { describeChoices, readPages, renderProblems } from "@docs/pages";
import {
  type CaseRun,
  checkCases,
  createSeal,
  findShown,
  listCaseRuns,
  listPageRuns,
  type PageRun,
  type RecordedStep,
  type Recording,
  readRecordings,
  recordingFile,
  recordSteps,
  updateReasons,
} from "@docs/runs";
import { daggerVersion } from "../data/version.ts";
import { main } from "./main.ts";
import { recordCliHelp } from "./record/cli-help.ts";
import { recordErrors } from "./record/errors.ts";
import { findDagger } from "./record/find-dagger.ts";
import { recordTimes } from "./record/times.ts";

/** What an earlier run of the same release left: modules that `dagger init` made, and sections that succeeded. */
const CACHE = path.resolve(".cache/runs", daggerVersion);

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { language: { type: "string" }, all: { type: "boolean", default: false }, cli: { type: "boolean" } },
  });
  if (values.cli) {
    return recordCliHelp(await findDagger(daggerVersion));
  }
  if (positionals[0] === "errors") {
    return recordErrors(await findDagger(daggerVersion), positionals.slice(1), values.all);
  }
  if (positionals[0] === "times") {
    return recordTimes(await findDagger(daggerVersion), path.join(CACHE, "modules"));
  }
  const runs = selectRuns(positionals.map((name) => name.replace(/^docs\/|\.mdx$/g, ""))).filter(
    ({ language }) => values.language === undefined || values.language === language,
  );
  const renewed = values.all ? [] : runs.filter(renewReasons);
  const due = runs.filter(
    (run) => !renewed.includes(run) && (values.all || positionals.length > 0 || !findRecording(run)),
  );
  if (due.length === 0) {
    console.log(`All ${runs.length} recordings are up to date. --all records them again.`);
    return 0;
  }
  // A plan that gives a reason runs nothing, so it needs no CLI either.
  const isSkipped = due.every(({ plan }) => plan.skip !== undefined);
  const env = isSkipped ? process.env : await findDagger(daggerVersion);
  const failed: string[] = [];
  for (const run of due) {
    try {
      await record(run, env, values.all ? undefined : path.join(CACHE, "sections"));
    } catch (error) {
      failed.push(`${run.page} (${run.language}): ${error instanceof Error ? error.message : error}`);
      console.error(failed.at(-1));
    }
  }
  console.log(`${due.length - failed.length} recorded, ${failed.length} failed`);
  // What a page left running in the background holds its pipes open, and Node would wait for it.
  process.exit(failed.length === 0 ? 0 : 1);
});

function selectRuns(names: readonly string[]): readonly (PageRun | CaseRun)[] {
  const pages = readPages().pages.filter(({ isGenerated }) => !isGenerated);
  const cases = listCaseRuns();
  const ids = [...pages.map(({ id }) => id), ...cases.flatMap(({ page }) => [page, path.dirname(page)])];
  for (const name of names.filter((one) => !ids.includes(one))) {
    throw new Error(`Unexpected page "${name}", expected ${describeChoices(name, ids)}.`);
  }
  const isChosen = (id: string) => names.length === 0 || names.includes(id);
  return [
    ...pages.filter(({ id }) => isChosen(id)).flatMap(listPageRuns),
    ...cases.filter(({ page }) => isChosen(page) || isChosen(path.dirname(page))),
  ];
}

/** Finds the recording of a run; undefined if something changed since. */
function findRecording({ page, language, inputs }: PageRun): Recording | undefined {
  return readRecordings(page).find(
    (one) => one.language === language && one.inputs === inputs && one.dagger === `v${daggerVersion}`,
  );
}

/** Writes new reasons of a plan into a recording, and returns whether there were any. If more changed, it has to run. */
function renewReasons(run: PageRun): boolean {
  const recording = findRecording(run);
  const steps = recording ? [...updateReasons(recording.steps, run.plan)] : [];
  const seal = createSeal(steps);
  const isNew = recording !== undefined && seal !== recording.seal;
  if (isNew) {
    console.log(`${write({ ...recording, seal, steps })} has new reasons`);
  }
  return isNew;
}

async function record(run: PageRun | CaseRun, env: NodeJS.ProcessEnv, sections: string | undefined): Promise<void> {
  const { page, language, plan, inputs } = run;
  const sdk = language === "any" ? "go" : language;
  const started = Date.now();
  console.log(`${page} (${language})`);
  const recorded = await recordSteps(run.steps, {
    language: sdk,
    plan,
    env,
    modules: path.join(CACHE, "modules"),
    sections,
    onStep: printStep,
  });
  const steps = [...updateReasons(recorded, plan)];
  const shown = findShown(run.steps, steps);
  const recording: Recording = {
    page,
    language,
    dagger: `v${daggerVersion}`,
    date: new Date().toISOString().slice(0, 10),
    inputs,
    seal: createSeal(steps),
    ...(shown.length === 0 ? {} : { shown: [...shown] }),
    standIns: (env.DAGGER_STAND_INS ?? "").split(" ").filter((name) => name && isNamed(name, run)),
    steps,
  };
  console.log(`  ${write(recording)} in ${Math.round((Date.now() - started) / 1000)} s`);
  if ("cases" in run) {
    console.log(renderProblems(checkCases([run], recording.dagger)));
  }
}

function write(recording: Recording): string {
  const file = recordingFile(recording.page, recording.language);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(recording, null, 2)}\n`);
  return file;
}

/** Checks whether a run names an image. */
function isNamed(image: string, { steps }: PageRun): boolean {
  return steps.some((step) =>
    (step.kind === "command" ? step.code : step.kind === "file" ? step.text : (step.program?.code ?? "")).includes(
      image,
    ),
  );
}

function printStep({ kind, text, exit, skipped, error }: RecordedStep): void {
  if (kind === "command") {
    const [first] = text.split("\n");
    console.log(
      `  ${skipped === undefined ? `exit ${exit}` : "skipped"}  ${first}${exit ? `\n${error?.slice(-800)}` : ""}`,
    );
  }
}
