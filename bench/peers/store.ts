import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Figures } from "./browser/browser.ts";

/** One measurement that is done. */
export interface Sample {
  readonly part: string;
  readonly corpus: string;
  readonly peer: string;
  readonly round: number;
  /** Nothing where the peer has not got what the part measures, such as a search. */
  readonly figures?: Figures | undefined;
}

/** A run that may have been interrupted. */
export interface Run {
  /** What the run stands on: sources, settings and versions. Other sources make another run. */
  readonly fingerprint: string;
  readonly startedAt: string;
  readonly samples: Readonly<Record<string, Sample>>;
  /** Measurements that failed, and why. */
  readonly failures: Readonly<Record<string, string>>;
}

/**
 * Reads the last run when it stands on the same sources, and begins a new one otherwise.
 *
 * @param fingerprint of the sources; without it the last run is taken as it is.
 */
export async function readRun(file: string, fingerprint?: string, now = new Date()): Promise<Run> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  const last = text === undefined ? undefined : (JSON.parse(text) as Run);
  return last && (fingerprint === undefined || last.fingerprint === fingerprint)
    ? last
    : { fingerprint: fingerprint ?? "", startedAt: now.toISOString(), samples: {}, failures: {} };
}

/** Writes a run so that an interruption at any moment leaves either the old file or the new one. */
export async function writeRun(file: string, run: Run): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, JSON.stringify(run));
  await rename(`${file}.tmp`, file);
}

/** Adds what a measurement gave; a failure of the same name is forgotten. */
export function withSample(run: Run, name: string, sample: Sample): Run {
  const { [name]: _, ...failures } = run.failures;
  return { ...run, failures, samples: { ...run.samples, [name]: sample } };
}

/** Notes that a measurement failed. */
export function withFailure(run: Run, name: string, message: string): Run {
  return { ...run, failures: { ...run.failures, [name]: message } };
}
