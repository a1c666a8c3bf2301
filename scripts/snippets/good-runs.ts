import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "@docs/pages";
import type { Program } from "@docs/snippets";

/** Of every program that compiled, what it looked like then: hash by file. */
export type GoodRuns = Readonly<Record<string, string>>;

/** Reads what earlier runs found good; nothing after a first clone. */
export async function readGoodRuns(file: string): Promise<GoodRuns> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  try {
    return JSON.parse(text) as GoodRuns;
  } catch {
    // Written halfway: everything is read again.
    return {};
  }
}

/** Keeps what was found good. */
export async function writeGoodRuns(file: string, runs: GoodRuns): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(runs, null, 1));
}

/** Hashes the files and folders that a verdict depends on; no compiler's depends on the tests of ours. */
export function hashInputs(inputs: readonly string[], { withTests = false } = {}): string {
  const hash = createHash("sha256");
  for (const input of inputs) {
    for (const file of listInput(input, withTests)) {
      hash.update(`\0${file}\0`).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

/** What is not there is an input as well: it gives another hash once it is. */
function listInput(input: string, withTests: boolean): readonly string[] {
  const stats = statSync(input, { throwIfNoEntry: false });
  return stats?.isDirectory()
    ? listFiles(input, (name) => withTests || !name.endsWith(".test.ts"))
    : stats
      ? [input]
      : [];
}

/** Hashes a program together with what its verdict depends on. */
export function hashProgram({ file, code }: Program, inputs: string): string {
  return createHash("sha256").update(`${inputs}\0${file}\0${code}`).digest("hex");
}
