/** How long `npm run check` takes after a change of one page: what a writer waits for. */
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import budgets from "./budgets.json" with { type: "json" };
import { record } from "./report.ts";

/** A page with snippets, tables and command lines. */
const PAGE = "docs/features/caching.mdx";

/** The median of three leaves out one disturbed run. */
const ROUNDS = 3;

/** Measures the checks after a change of a page, and puts the page back as it was. */
export async function benchCheck(): Promise<boolean> {
  const original = readFileSync(PAGE, "utf8");
  const restore = () => writeFileSync(PAGE, original);
  // Also when somebody ends the measurement.
  process.once("exit", restore);
  try {
    // The first run fills the caches.
    await check();
    const seconds: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      writeFileSync(PAGE, `${original}\nThe sentence of round ${round} is new.\n`);
      seconds.push(await check());
    }
    const value = [...seconds].sort((left, right) => left - right)[Math.floor(ROUNDS / 2)] ?? Number.POSITIVE_INFINITY;
    const what = "npm run check after a change of one page";
    return await record("check", [{ what, value, budget: budgets.check.seconds, unit: "s" }], {
      ...{ page: PAGE, seconds },
      // Figures of a busy machine are its own.
      ...{ cores: availableParallelism(), load: Math.round((loadavg()[0] ?? 0) * 10) / 10 },
    });
  } finally {
    restore();
    process.off("exit", restore);
  }
}

/** Runs the checks and gives the seconds that they took. */
async function check(): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ["scripts/with-install.mjs", "scripts/check.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  if (code !== 0) {
    throw new Error(`npm run check ended with code ${code}, expected 0. Run it alone and mend what it finds first.`);
  }
  return Math.round((performance.now() - started) / 10) / 100;
}
