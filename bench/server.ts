/** Benchmarks the answer server on loopback: its speed with a stand-in for its model, its memory, and its limits. */
import { ORIGIN } from "../server/testing/ask.ts";
import { fuzz } from "../server/testing/fuzz.ts";
import budgets from "./budgets.json" with { type: "json" };
import { type Figure, record } from "./report.ts";
import { load } from "./server/load.ts";
import { withServer } from "./server/with-server.ts";

const ANSWERS = 1500;
const LANES = 16;
const HOSTILE_REQUESTS = 10_000;
const SEED = 10_000;

/** Warm-up answers before memory is read, because compiled code and open connections aren't leaks. */
const WARM_UP = 400;

/** Milliseconds that the model holds back its first answers when the bench counts simultaneous answers. */
const GATE_MS = 1500;

/** Measures, compares, and records the figures. */
export async function benchServer(): Promise<boolean> {
  const load = await measureLoad();
  const hostile = await measureFuzz();
  const limits = await measureLimits();
  const { server: most } = budgets;
  const figures: Figure[] = [
    { what: "answers in a second", value: load.perSecond, budget: most.perSecond, unit: "", isLeast: true },
    { what: "computing for an answer", value: load.cpuMsPerAnswer, budget: most.cpuMsPerAnswer, unit: "ms" },
    { what: "first byte, p50", value: load.firstByteMs.p50, budget: most.firstByteP50Ms, unit: "ms" },
    { what: "first byte, p95", value: load.firstByteMs.p95, budget: most.firstByteP95Ms, unit: "ms" },
    { what: "answers that did not come whole", value: load.broken, budget: 0, unit: "" },
    { what: "memory gained by the load", value: load.gainedMegabytes, budget: most.gainedMegabytes, unit: "MB" },
    {
      what: "memory gained by hostile requests",
      value: hostile.gainedMegabytes,
      budget: most.gainedMegabytes,
      unit: "MB",
    },
    { what: "hostile requests that got what they may not", value: hostile.faults.length, budget: 0, unit: "" },
    { what: "answers still open after them", value: hostile.open, budget: 0, unit: "" },
    { what: "questions let through in a minute of 60", value: limits.rate, budget: 60, unit: "" },
    { what: "answers of the model in a day of 40", value: limits.daily, budget: 40, unit: "" },
    { what: "requests to the model at a time of 4", value: limits.concurrent, budget: 4, unit: "" },
  ];
  return record("server", figures, { load, hostile, limits });
}

function measureLoad() {
  return withServer({}, async ({ url, readMemory, readCpuTime }) => {
    await load(url, { answers: WARM_UP, lanes: LANES });
    const [before, startedAt] = [await readMemory(), await readCpuTime()];
    const report = await load(url, { answers: ANSWERS, lanes: LANES });
    const [after, endedAt] = [await readMemory(), await readCpuTime()];
    const cpuMsPerAnswer = Math.round((endedAt - startedAt) / (ANSWERS / 10)) / 10;
    return {
      ...report,
      cpuMsPerAnswer,
      memoryMegabytes: { before, after },
      gainedMegabytes: Math.max(0, after - before),
    };
  });
}

function measureFuzz() {
  return withServer({}, async ({ url, readMemory }) => {
    await load(url, { answers: WARM_UP, lanes: LANES });
    const before = await readMemory();
    const report = await fuzz({ url, origin: ORIGIN, requests: HOSTILE_REQUESTS, seed: SEED, lanes: 32 });
    const after = await readMemory();
    const open = await settle(url);
    const afterwards = await load(url, { answers: 50, lanes: 4 });
    if (afterwards.statuses[200] !== 50 || afterwards.broken > 0) {
      throw new Error("The server does not answer as before, expected 50 whole answers. See what the fuzz sent.");
    }
    const memoryMegabytes = { before, after };
    return { ...report, seed: SEED, open, memoryMegabytes, gainedMegabytes: Math.max(0, after - before) };
  });
}

/** Gives the server time to notice disconnected clients, and returns the number of answers still open. */
async function settle(url: string): Promise<number> {
  const health = url.replace("/api/answers", "/healthz");
  const deadline = performance.now() + 5000;
  for (;;) {
    const { answering } = (await (await fetch(health)).json()) as { answering: number };
    if (answering === 0 || performance.now() > deadline) {
      return answering;
    }
  }
}

async function measureLimits() {
  const rate = await withServer({ ANSWERS_QUESTIONS_PER_MINUTE: "60" }, async ({ url }) => {
    const startedAt = performance.now();
    const { statuses } = await load(url, { answers: 300, lanes: 8 });
    // A share of the per-minute limit becomes available again every second.
    return (statuses[200] ?? 0) - Math.floor((performance.now() - startedAt) / 1000);
  });
  const daily = await withServer({ ANSWERS_DAILY_QUESTIONS: "40" }, async ({ url, model }) => {
    await load(url, { answers: 200, lanes: 8 });
    // Each answer takes one request to search and one to answer.
    return model.counts.all / 2;
  });
  const concurrent = await withServer({ ANSWERS_CONCURRENT_ANSWERS: "4" }, async ({ url, model }) => {
    // The first answers wait long enough for all the others to start.
    model.behavior = { type: "answer", gate: new Promise((resolve) => setTimeout(resolve, GATE_MS)) };
    await load(url, { answers: 200, lanes: 40 });
    return model.counts.most;
  });
  return { rate, daily, concurrent };
}
