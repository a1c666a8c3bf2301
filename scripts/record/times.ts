import { writeFileSync } from "node:fs";
import { readPages } from "@docs/pages";
import { type CommandStep, listPageRuns, type PageRun, recordSteps } from "@docs/runs";
import { TIMES_FILE } from "../../data/read-times.ts";
import { daggerVersion } from "../../data/version.ts";

/** The tutorial whose pipeline is measured, and the call that is. */
const PAGE = "getting-started/quickstarts/ci";
const CALL = "dagger call test";

/** Each of these comes before a call. An empty cache is what a new machine has; the edit is the one of the tutorial. */
const STATES = {
  first: "dagger core engine local-cache prune",
  again: "true",
  edited: `sed --in-place 's/"Dune"/"Dune", "Evelina"/' main.go; sed --in-place 's/Dune/Dune\\\\nEvelina/' main_test.go`,
} as const;

/**
 * Measures the call of the quickstart's pipeline with an empty cache, again, and after an edit, in each language, and
 * writes the last two as shares of the first. Empties the engine's cache. Returns the exit code.
 */
export async function recordTimes(env: NodeJS.ProcessEnv, folder: string): Promise<number> {
  const runs = readPages()
    .pages.filter(({ id }) => id === PAGE)
    .flatMap(listPageRuns);
  const shares: Record<string, { again: number; edited: number }> = {};
  for (const run of runs) {
    const seconds = await measure(run, env, folder);
    console.log(run.language, seconds);
    const [first, again, edited] = seconds as [number, number, number];
    shares[run.language] = { again: again / first, edited: edited / first };
  }
  const times = { dagger: `v${daggerVersion}`, date: new Date().toISOString().slice(0, 10), shares };
  writeFileSync(TIMES_FILE, `${JSON.stringify(times, null, 2)}\n`);
  return 0;
}

/** Returns the seconds of the call in each state. */
async function measure({ steps, plan, language }: PageRun, env: NodeJS.ProcessEnv, folder: string): Promise<number[]> {
  const end = steps.findIndex((step) => step.kind === "command" && step.code === CALL);
  const call = steps[end] as CommandStep;
  const measured = Object.values(STATES).flatMap((code) => [{ ...call, code }, call]);
  const ends: number[] = [];
  const recorded = await recordSteps([...steps.slice(0, end), ...measured], {
    language,
    plan: { ...plan, commands: plan.commands.filter(({ command }) => command !== CALL) },
    env,
    modules: folder,
    onStep: () => ends.push(performance.now()),
  });
  const failed = recorded.find(({ exit }) => exit !== undefined && exit !== 0);
  if (failed) {
    throw new Error(`${failed.text} ended with exit code ${failed.exit}:\n${failed.error?.slice(-800)}`);
  }
  const last = ends.slice(-2 * Object.keys(STATES).length - 1);
  return Object.keys(STATES).map(
    (_, index) => Math.round((last[2 * index + 2] ?? 0) - (last[2 * index + 1] ?? 0)) / 1000,
  );
}
