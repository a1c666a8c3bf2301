import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, YAMLParseError } from "yaml";
import * as z from "zod";
import { turnSchema } from "./scripted-model.ts";

/** Folder of plans, recordings, and the folders that runs start in. */
export const RUNS_FOLDER = "data/runs";

/** Exceptions for a command of a page. Every other command is run as it is, and has to succeed. */
export const commandSchema = z.strictObject({
  /** First line of the command. The entry applies to every command of the page that begins with this line. */
  command: z.string().min(1),
  /** Heading id of the section that the entry is limited to. */
  section: z.string().optional(),
  /** Reason why the command can't be run here. */
  skip: z.string().min(10).optional(),
  /** Exit code that the page promises. */
  exit: z.int().min(0).max(255).optional(),
  /** Address that answers once a command that doesn't end by itself is ready, such as `tcp://localhost:5432` for a server without HTTP. It ends with the next such command. */
  until: z.url().optional(),
  /** Lines typed into the terminal that the command opens. */
  type: z.array(z.string()).optional(),
  /** Command whose terminal this one is typed into. Its `type` lists the lines. */
  inside: z.string().optional(),
  /** Script that does what the page asks for in words before the command, such as an edit in a file. */
  before: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  /** Replies of a scripted model, which stands in for a language model. */
  model: z.array(turnSchema).optional(),
});

/** The keys of a plan. */
export const planSchema = z.strictObject({
  /** Folder below `data/runs/starts` whose files are copied first. */
  start: z.string().default("empty"),
  /** Whether all commands run in one folder or those of each section in a fresh one. */
  scope: z.enum(["page", "section"]).optional(),
  /** Folder of the module that the page's programs belong to, unless the page's own commands create it. */
  module: z.string().optional(),
  /** Folder of the module that a snippet's program belongs to, by snippet, on pages with several modules. */
  modules: z.record(z.string(), z.string()).optional(),
  /** Whether the page's own commands create the module. */
  ownModule: z.boolean().default(false),
  /** Where a program is written if it isn't a module, by language. */
  programs: z.record(z.string(), z.string()).default({}),
  /** Script that is run before the first command of each scope. In every script, `$SDK` is the language. */
  before: z.string().optional(),
  env: z.record(z.string(), z.string()).default({}),
  /** What is used in place of the page's placeholders, such as `REGISTRY`. Recordings show the placeholders. */
  values: z.record(z.string(), z.string()).default({}),
  /** Reason why nothing on the page can be run here. */
  skip: z.string().min(10).optional(),
  /** Titles of code blocks that show files without being written, because they're excerpts. */
  excerpts: z.array(z.string()).default([]),
  commands: z.array(commandSchema).default([]),
});

/** How a page's commands are run, where that isn't clear from the page itself. */
export type Plan = z.output<typeof planSchema>;

/** Exceptions for a command. */
export type CommandPlan = Plan["commands"][number];

/** What `plan.java.yaml` adds for one language, so that the recordings of the others stay valid. */
const languageSchema = planSchema.pick({ programs: true, values: true, skip: true, commands: true });

/**
 * Reads the plan of a page; without a file, every command is run in an empty folder.
 *
 * @param page id of the page, such as `features/caching`.
 * @throws Error with every mistake in the files.
 */
export function readPlan(page: string, language = "any", folder = RUNS_FOLDER): Plan {
  const file = path.posix.join(folder, page, "plan.yaml");
  const own = path.posix.join(folder, page, `plan.${language}.yaml`);
  const plan = parsePlan(existsSync(file) ? parseYaml(file) : {}, file);
  if (!existsSync(own)) {
    return plan;
  }
  const { programs, values, commands, ...rest } = parseAs(languageSchema, parseYaml(own), own);
  return {
    ...plan,
    ...rest,
    programs: { ...plan.programs, ...programs },
    values: { ...plan.values, ...values },
    commands: [...plan.commands, ...commands],
  };
}

/**
 * Checks a plan and fills in the defaults.
 *
 * @param file where it is, for messages.
 * @throws Error with every mistake.
 */
export function parsePlan(written: unknown, file: string): Plan {
  return parseAs(planSchema, written, file);
}

/** Checks what a file below `data/runs` holds, and throws an error with every mistake. */
export function parseAs<T>(schema: z.ZodType<T>, written: unknown, file: string): T {
  const { success, data, error } = schema.safeParse(written);
  if (!success) {
    throw new Error(`${file} has mistakes. Correct or remove them:\n${z.prettifyError(error)}`);
  }
  return data;
}

/** Reads a YAML file, in which `<<` merges keys; an empty one is an empty object. */
export function parseYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, "utf8"), { merge: true }) ?? {};
  } catch (error) {
    throw error instanceof YAMLParseError ? new Error(`${file} isn't valid YAML: ${error.message}`) : error;
  }
}
