/** Benchmarks the answer server on loopback with a stand-in for its model: its speed, and whether it leaks memory. */
import budgets from "./budgets.json" with { type: "json" };
import { type Figure, record } from "./report.ts";
import { load } from "./server/load.ts";
import { withServer } from "./server/with-server.ts";

const ANSWERS = 1500;
const LANES = 16;

/** Warm-up answers before memory is read, because compiled code and open connections aren't leaks. */
const WARM_UP = 400;

/** Measures, compares, and records the figures. Limits and hostile requests have tests in `server/`. */
export async function benchServer(): Promise<boolean> {
  const measured = await measureLoad();
  const { server: most } = budgets;
  const figures: Figure[] = [
    { what: "answers in a second", value: measured.perSecond, budget: most.perSecond, unit: "", isLeast: true },
    { what: "computing for an answer", value: measured.cpuMsPerAnswer, budget: most.cpuMsPerAnswer, unit: "ms" },
    { what: "first byte, p50", value: measured.firstByteMs.p50, budget: most.firstByteP50Ms, unit: "ms" },
    { what: "first byte, p95", value: measured.firstByteMs.p95, budget: most.firstByteP95Ms, unit: "ms" },
    { what: "answers that did not come whole", value: measured.broken, budget: 0, unit: "" },
    { what: "memory gained by the load", value: measured.gainedMegabytes, budget: most.gainedMegabytes, unit: "MB" },
  ];
  return record("server", figures, { load: measured });
}

function measureLoad() {
  return withServer(async ({ url, readMemory, readCpuTime }) => {
    await load(url, { answers: WARM_UP, lanes: LANES });
    const [before, startedAt] = [await readMemory(), await readCpuTime()];
    const report = await load(url, { answers: ANSWERS, lanes: LANES });
    const [after, endedAt] = [await readMemory(), await readCpuTime()];
    const cpuMsPerAnswer = Math.round((endedAt - startedAt) / (ANSWERS / 10)) / 10;
    return { ...report, cpuMsPerAnswer, gainedMegabytes: Math.max(0, after - before) };
  });
}
