import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { RUNS_FOLDER } from "./plan.ts";

/** A step of the engine while a command ran. */
const operation = z.strictObject({
  name: z.string(),
  state: z.enum(["done", "cached", "failed"]),
  /** Order of magnitude of its time, because the exact time differs in each run. */
  time: z.enum(["<1s", "<10s", "<1m", "≥1m"]),
  /** Last lines that a failed step printed. */
  printed: z.array(z.string()).optional(),
});

const recordedStep = z.strictObject({
  /** `file` and `program` leave something behind; a command also has the fields below. */
  kind: z.enum(["file", "program", "command"]),
  section: z.string(),
  /** Path of a file, name of a snippet, or the command. */
  text: z.string(),
  shell: z.string().optional(),
  exit: z.int().optional(),
  output: z.string().optional(),
  /** What the command wrote to standard error, without progress. */
  error: z.string().optional(),
  operations: z.array(operation).optional(),
  /** Tools that a scripted model was offered, and what its calls returned. */
  model: z.strictObject({ tools: z.array(z.string()), results: z.array(z.string()) }).optional(),
  /** Command in whose terminal this one was typed, where its output is. */
  inside: z.string().optional(),
  /** Why the command wasn't run. */
  skipped: z.string().optional(),
});

const recordingSchema = z.strictObject({
  page: z.string(),
  /** SDK language of the programs. */
  language: z.string(),
  dagger: z.string(),
  date: z.iso.date(),
  /** Hash of everything that the run depends on. */
  inputs: z.string(),
  /** Hash of the steps, which differs once somebody edits them by hand. */
  seal: z.string(),
  /** Comments of the programs that an output shows; none if undefined. */
  shown: z.array(z.string()).optional(),
  /** Images and services that something else stood in for. */
  standIns: z.array(z.string()),
  steps: z.array(recordedStep),
});

/** What happened when the steps of a page were run in one language. */
export type Recording = z.output<typeof recordingSchema>;

/** A step of a recording. */
export type RecordedStep = z.output<typeof recordedStep>;

/** A step of the engine. */
export type Operation = z.output<typeof operation>;

/** Language of recordings whose commands don't depend on one. */
export const ANY_LANGUAGE = "any";

/** Signs of the CLI's own display for the states of a step, and the words for readers who don't see them. */
export const OPERATION_STATES: Readonly<Record<Operation["state"], { readonly sign: string; readonly word: string }>> =
  {
    done: { sign: "✔", word: "done" },
    cached: { sign: "$", word: "cached" },
    failed: { sign: "✘", word: "failed" },
  };

/** Describes a step of the engine in one line. @example "$ Container.from(address: "alpine:3.22") cached <1s" */
export function describeOperation(operation: Operation): string {
  const { sign, word } = OPERATION_STATES[operation.state];
  return `${sign} ${readOperationName(operation)} ${word} ${operation.time}`;
}

/** Returns the name of a step. One that goes on over several lines was recorded up to the first break. */
export function readOperationName({ name }: Pick<Operation, "name">): string {
  return name.endsWith("(") ? `${name}…)` : name;
}

/** Lists what a step printed: output, errors, steps of the engine, and what a model saw. */
export function listPrinted({ output, error, operations = [], model }: RecordedStep): readonly (string | undefined)[] {
  const lines = operations.flatMap(({ name, printed = [] }) => [name, ...printed]);
  return [output, error, ...lines, ...(model ? [...model.tools, ...model.results] : [])];
}

/** Returns the path of a recording. */
export function recordingFile(page: string, language: string): string {
  return path.posix.join(RUNS_FOLDER, page, `${language}.json`);
}

/**
 * Reads the recordings of a page, by file name.
 *
 * @throws Error if a file isn't a recording.
 */
export function readRecordings(page: string): readonly Recording[] {
  const below = path.posix.join(RUNS_FOLDER, page);
  const files = existsSync(below) ? readdirSync(below).filter((name) => name.endsWith(".json")) : [];
  return files.toSorted().map((name) => {
    const file = path.posix.join(below, name);
    const { success, data, error } = recordingSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
    if (!success) {
      throw new Error(`${file} isn't a recording. Run npm run record ${page}.\n${z.prettifyError(error)}`);
    }
    return data;
  });
}

/** Creates the seal of what a recording holds, which differs once somebody edits that by hand. */
export function createSeal(recorded: readonly object[]): string {
  return hash(JSON.stringify(recorded));
}

/** Returns a short hash of a text. */
export function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
