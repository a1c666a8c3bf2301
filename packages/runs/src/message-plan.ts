import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@docs/pages";
import * as z from "zod";
import { parseAs, parseYaml, RUNS_FOLDER } from "./plan.ts";
import { hash } from "./recording.ts";
import { turnSchema } from "./scripted-model.ts";

/** Folder of the ways to produce documented messages, and of what was printed. */
export const MESSAGES_FOLDER = `${RUNS_FOLDER}/errors`;

const texts = z.union([z.string(), z.array(z.string()).min(1)]).transform((value) => [value].flat());

const produced = z.strictObject({
  /** Documented messages that the last command prints. */
  shows: texts,
  /** Files that are written first. */
  files: z.record(z.string(), z.string()).default({}),
  /** Script that prepares what files can't. */
  before: z.string().optional(),
  /** What a reader runs who sees the message. */
  run: z.string().min(1),
  /** Lines typed into the terminal that the command opens. */
  type: z.array(z.string()).optional(),
  /** Replies of a scripted model, which stands in for a language model. */
  model: z.array(turnSchema).optional(),
  exit: z.int().min(0).max(255).default(1),
  /** What succeeds once the message's cause is removed, run in the same folder. */
  fixed: z.string().optional(),
});

const unproduced = z.strictObject({
  shows: texts,
  /** Reason why the message can't be produced here. */
  skip: z.string().min(10),
});

const groupSchema = z.strictObject({
  /** Folder below `data/runs/starts` that each case starts in. */
  start: z.string().default("empty"),
  /** Files of each case, unless it has its own. */
  files: z.record(z.string(), z.string()).default({}),
  before: z.string().optional(),
  cases: z.array(z.union([produced, unproduced])),
});

/** A way to produce messages. */
export type MessageCase = z.output<typeof produced> & {
  readonly start: string;
  /** Hash of everything that the result depends on. */
  readonly inputs: string;
};

/** A file of ways to produce messages. */
export interface MessageGroup {
  readonly name: string;
  readonly cases: readonly MessageCase[];
  readonly skipped: readonly z.output<typeof unproduced>[];
}

/**
 * Reads the ways to produce messages.
 *
 * @throws Error with the mistakes of a file.
 */
export function readMessageGroups(): readonly MessageGroup[] {
  const files = listFiles(MESSAGES_FOLDER, (file) => file.endsWith(".yaml"));
  return files.map((file) => parseMessageGroup(path.basename(file, ".yaml"), parseYaml(file)));
}

/** Checks a file of ways to produce messages, and gives each what they share. */
export function parseMessageGroup(name: string, written: unknown): MessageGroup {
  const data = parseAs(groupSchema, written, `${MESSAGES_FOLDER}/${name}.yaml`);
  const start = path.posix.join(RUNS_FOLDER, "starts", data.start);
  const started = listFiles(start).map((file) => [file, readFileSync(file, "utf8")]);
  const cases = data.cases.flatMap((one) => {
    if ("skip" in one) {
      return [];
    }
    const before = [data.before, one.before].filter(Boolean).join("\n");
    const whole = { ...one, before, files: { ...data.files, ...one.files }, start: data.start };
    return [{ ...whole, inputs: hash(JSON.stringify([whole, started])) }];
  });
  return { name, cases, skipped: data.cases.filter((one) => "skip" in one) };
}
