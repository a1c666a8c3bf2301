/**
 * Entry point of `npm run bench:peers`: builds and opens the same pages with five other systems and this site in one
 * interleaved run.
 *
 * README.md in this folder explains what is measured and how the comparison is kept fair.
 */
import path from "node:path";
import { main } from "../../scripts/main.ts";
import type { Figures } from "./browser/browser.ts";
import type { Corpus } from "./corpus/corpus.ts";
import { generateCorpus } from "./corpus/generate.ts";
import { measureOwnBuild, measureTask } from "./measure-task.ts";
import { type Options, readOptions } from "./options.ts";
import { peers } from "./peers.ts";
import { cacheDir } from "./places.ts";
import { nameTask, PUBLISHED, planTasks, type Task } from "./plan.ts";
import { writeReport } from "./report/write-report.ts";
import { nameState, type Run, readRun, withFailure, withSample, writeRun } from "./store.ts";

const RUN_FILE = path.join(cacheDir, "run.json");

/**
 * A failed measurement is retried once, because the machine may have been briefly overloaded. A second failure is
 * reported.
 */
const TRIES = 2;

/** Lines of an error to print. The run's file keeps all of them. */
const SHOWN_LINES = 8;

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  const last = await readRun(RUN_FILE, options.isReportOnly ? undefined : nameState());
  const begun: Run = options.isFresh
    ? { ...last, startedAt: new Date().toISOString(), samples: {}, failures: {} }
    : last;
  const run = options.isReportOnly ? begun : await measureAll(options, begun);
  await writeReport(run);
  for (const [name, message] of Object.entries(run.failures)) {
    console.error(`\n✗ ${name}\n${message.split("\n").slice(-SHOWN_LINES).join("\n")}`);
  }
  return Object.keys(run.failures).length > 0 ? 1 : 0;
});

async function measureAll(options: Options, begun: Run): Promise<Run> {
  const corpora = new Map(options.pages.map((name) => [name, generateCorpus(Number(name))]));
  const tasks = planTasks(options, peers);
  const missing = tasks.filter((task) => !(nameTask(task) in begun.samples));
  console.log(
    `${tasks.length} measurements, ${tasks.length - missing.length} of them done before. Interrupt at any time: the same command goes on where this one stops.`,
  );
  let run = begun;
  for (const [index, task] of missing.entries()) {
    run = await measureOne(run, task, corpora, `${index + 1}/${missing.length}`);
    await writeRun(RUN_FILE, run);
  }
  return run;
}

async function measureOne(run: Run, task: Task, corpora: ReadonlyMap<string, Corpus>, position: string): Promise<Run> {
  const name = nameTask(task);
  const { part, round } = task;
  const started = performance.now();
  const took = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  let message = "";
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      const figures = await measure(task, corpora);
      console.log(`${position} ${name}  ${took()}  ${describe(figures)}`);
      return withSample(run, name, { part, corpus: task.corpus, peer: task.peer.name, round, figures });
    } catch (error) {
      message = error instanceof Error ? error.message : String(error);
      console.log(`${position} ${name}  ${took()}  failed: ${message.split("\n").at(-1)}`);
    }
  }
  return withFailure(run, name, message);
}

async function measure(task: Task, corpora: ReadonlyMap<string, Corpus>): Promise<Figures | undefined> {
  if (task.corpus === PUBLISHED) {
    return measureOwnBuild();
  }
  const corpus = corpora.get(task.corpus);
  if (!corpus) {
    throw new Error(`Found no corpus "${task.corpus}", expected ${[...corpora.keys()].join(" or ")}.`);
  }
  return measureTask(task, corpus);
}

function describe(figures: Figures | undefined): string {
  return figures
    ? Object.entries(figures)
        .map(([key, value]) => `${key} ${Math.round(value * 10) / 10}`)
        .join(", ")
    : "not there";
}
