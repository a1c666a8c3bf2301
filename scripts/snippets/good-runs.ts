import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "@docs/pages";
import type { Program } from "@docs/snippets";

/** The state of each program when it last compiled, as a hash by file. */
export type GoodRuns = Readonly<Record<string, string>>;

/** Reads what earlier runs found good; undefined if nothing was kept, or only a part was written. */
export async function readGood<Good>(file: string): Promise<Good | undefined> {
  const text = await readFile(file, "utf8").catch(() => "");
  try {
    return JSON.parse(text) as Good;
  } catch {
    return undefined;
  }
}

/** Keeps what was found good for the next run. */
export async function keepGood(file: string, good: object): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(good, null, 1));
}

/** Hashes the files and folders that a verdict depends on; no compiler's verdict depends on our own tests. */
export function hashInputs(inputs: readonly string[], { withTests = false } = {}): string {
  const hash = createHash("sha256");
  for (const input of inputs) {
    for (const file of listInput(input, withTests)) {
      hash.update(`\0${file}\0`).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

/** Lists the files of an input. A missing one counts too, so the hash changes when it appears. */
function listInput(input: string, withTests: boolean): readonly string[] {
  const stats = statSync(input, { throwIfNoEntry: false });
  return stats?.isDirectory()
    ? listFiles(input, (name) => withTests || !name.endsWith(".test.ts"))
    : stats
      ? [input]
      : [];
}

/** Hashes a program together with the inputs that its verdict depends on. */
export function hashProgram({ file, code }: Program, inputs: string): string {
  return createHash("sha256").update(`${inputs}\0${file}\0${code}`).digest("hex");
}
