/** Measures how long a writer waits for `npm run check` after changing one page. */
import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import budgets from "./budgets.json" with { type: "json" };
import { record } from "./report.ts";

/** A page with snippets, tables, and command lines. */
const PAGE = "docs/features/caching.mdx";

/** The median of three ignores one disturbed run. */
const ROUNDS = 3;

/** Installed packages and content-addressed caches, which the copy shares with this folder. */
const LINKED = ["node_modules", ".cache"];

/** Measures the checks after one page has changed. It works on a copy of the site, which needs no cleanup. */
export async function benchCheck(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-check-"));
  try {
    await copySite(folder);
    // The first run fills the caches.
    await check(folder);
    const seconds: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      appendFileSync(path.join(folder, PAGE), `\nThe sentence of round ${round} is new.\n`);
      seconds.push(await check(folder));
    }
    const value = [...seconds].sort((left, right) => left - right)[Math.floor(ROUNDS / 2)] ?? Number.POSITIVE_INFINITY;
    const what = "npm run check after a change of one page";
    return await record("check", [{ what, value, budget: budgets.check.seconds, unit: "s" }], {
      ...{ page: PAGE, seconds },
      // Records how busy the machine was, because load distorts the times.
      ...{ cores: availableParallelism(), load: Math.round((loadavg()[0] ?? 0) * 10) / 10 },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Copies the files of the site as they are now, including uncommitted ones. */
async function copySite(folder: string): Promise<void> {
  const { status, stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  if (status !== 0) {
    throw new Error("git ls-files did not succeed, expected the list of the site's files. Run this in a clone.");
  }
  for (const file of stdout.split("\0").filter((name) => name !== "" && existsSync(name))) {
    await cp(file, path.join(folder, file));
  }
  // `npm run check` runs the unit tests of files that differ from the last commit.
  const author = ["-c", "user.name=bench", "-c", "user.email=bench@localhost"];
  for (const args of [
    ["init", "--quiet"],
    ["add", "."],
    [...author, "commit", "--quiet", "--message=The site"],
  ]) {
    spawnSync("git", args, { cwd: folder });
  }
  for (const linked of LINKED) {
    await mkdir(linked, { recursive: true });
    await symlink(path.resolve(linked), path.join(folder, linked));
  }
}

/** Runs the checks in a folder and returns how many seconds they took. */
async function check(folder: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ["scripts/with-install.mjs", "scripts/check.ts"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  if (code !== 0) {
    throw new Error(`npm run check ended with code ${code}, expected 0. Run it alone and fix what it finds first.`);
  }
  return Math.round((performance.now() - started) / 10) / 100;
}
