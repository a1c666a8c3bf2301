import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Figures } from "./browser/browser.ts";

/** A finished measurement. */
export interface Sample {
  readonly part: string;
  readonly corpus: string;
  readonly peer: string;
  readonly round: number;
  /** Omitted if the peer lacks the measured feature, such as a search. */
  readonly figures?: Figures | undefined;
}

/** A run, which may have been interrupted. */
export interface Run {
  /** State of the sources. If it changes, a new run starts. */
  readonly fingerprint: string;
  readonly startedAt: string;
  readonly samples: Readonly<Record<string, Sample>>;
  /** Failed measurements, with the reasons. */
  readonly failures: Readonly<Record<string, string>>;
}

/** Names the state of the sources: the last commit, and what has changed since. */
export function nameState(): string {
  const git = (...args: readonly string[]) => execFileSync("git", args, { encoding: "utf8", maxBuffer: Infinity });
  const changes = git("diff", "HEAD", "--", ".", ":!bench/results");
  return createHash("sha256").update(git("rev-parse", "HEAD")).update(changes).digest("hex");
}

/**
 * Reads the last run if its sources haven't changed, or starts a new one.
 *
 * @param fingerprint hash of the sources; if omitted, the last run is returned as it is.
 */
export async function readRun(file: string, fingerprint?: string, now = new Date()): Promise<Run> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  const last = text === undefined ? undefined : (JSON.parse(text) as Run);
  return last && (fingerprint === undefined || last.fingerprint === fingerprint)
    ? last
    : { fingerprint: fingerprint ?? "", startedAt: now.toISOString(), samples: {}, failures: {} };
}

/** Writes a run atomically: an interruption at any moment leaves either the old file or the new one. */
export async function writeRun(file: string, run: Run): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, JSON.stringify(run));
  await rename(`${file}.tmp`, file);
}

/** Adds the figures of a measurement and drops its earlier failure, if any. */
export function withSample(run: Run, name: string, sample: Sample): Run {
  const { [name]: _, ...failures } = run.failures;
  return { ...run, failures, samples: { ...run.samples, [name]: sample } };
}

/** Records that a measurement failed. */
export function withFailure(run: Run, name: string, message: string): Run {
  return { ...run, failures: { ...run.failures, [name]: message } };
}
