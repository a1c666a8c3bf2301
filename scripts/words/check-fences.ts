import type { GraphQLSchema } from "graphql";
import type { Facts } from "../facts/facts.ts";
import type { Reached } from "./chains/call-function.ts";
import { checkShellScript } from "./chains/check-shell-script.ts";
import type { World } from "./chains/world.ts";
import { checkCommand } from "./cli/check-command.ts";
import type { CommandContext } from "./cli/read-flag.ts";
import type { Fault } from "./fault.ts";
import type { Fence } from "./fence.ts";
import { checkQuery } from "./graphql/check-query.ts";
import { checkJson } from "./json/check-json.ts";
import { findVariable, hasProductPrefix, unknownVariable } from "./resolvers/variables.ts";
import { parseScript } from "./shell/parse-script.ts";
import { type Command, type Script, ShellSyntaxError } from "./shell/script.ts";

/** What the blocks of a page share. */
export interface FenceContext {
  readonly facts: Facts;
  readonly world: World;
  /** Variables of Dagger Shell; a later block knows those of earlier ones. */
  readonly variables: Map<string, Reached>;
  readonly functions: Set<string>;
  /** Makes the GraphQL schema when a block needs it. */
  readonly schema: () => GraphQLSchema;
}

/** Holds a block against what its language allows: command lines, pipelines, queries, configuration. */
export function checkFence({ language, title, text }: Fence, context: FenceContext): readonly Fault[] {
  switch (language) {
    case "shell":
    case "bash":
    case "sh":
      return guard(() => checkCommands(parseScript(text), context));
    case "powershell":
      return checkLines(text, context);
    case "dagger":
      return guard(() => checkShellScript(parseScript(text), toCommandContext(context)).faults);
    case "graphql":
      return checkQuery(text, context.schema());
    case "json": {
      const schema = context.facts.configuration.get(title ?? "");
      return schema && title ? checkJson(title, text, schema) : [];
    }
    default:
      return [];
  }
}

function toCommandContext({ facts, world, variables, functions }: FenceContext): CommandContext {
  return { cli: facts.cli, shell: facts.shell, world, variables, functions, isFragment: false };
}

/** Lines of other shells, whose syntax is not ours to parse: those that begin with `dagger`. */
function checkLines(text: string, context: FenceContext): readonly Fault[] {
  return [...text.matchAll(/^dagger\b[^|;\n]*/gm)].flatMap((match) =>
    guard(() => checkCommands(parseScript(match[0]), context)).map((fault) => ({
      ...fault,
      offset: fault.offset + match.index,
    })),
  );
}

function checkCommands(script: Script, context: FenceContext): readonly Fault[] {
  const bodies = [...script.functions.values()].flatMap((body) => checkCommands(body, context));
  return [
    ...bodies,
    ...script.pipelines.flatMap((pipeline) =>
      pipeline.flatMap((command, index) => checkOne(command, pipeline[index - 1], context)),
    ),
  ];
}

function checkOne(command: Command, before: Command | undefined, context: FenceContext): readonly Fault[] {
  const inner = [...command.words, ...command.assignments.map(({ value }) => value)].flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "substitution" ? checkCommands(part.script, context) : [])),
  );
  const start = command.words.findIndex(({ text }) => !/^(?:sudo|exec|time|\w+=.*)$/.test(text));
  const words = command.words.slice(Math.max(start, 0));
  const faults = [...inner, ...checkVariables(command, context)];
  if (words[0]?.text !== "dagger") {
    return faults;
  }
  return [...faults, ...checkCommand(words, toCommandContext(context)), ...checkInput(command, before, context)];
}

/** A script that comes over standard input: from a here-document or from `echo`. */
function checkInput(command: Command, before: Command | undefined, context: FenceContext): readonly Fault[] {
  if (command.words.some(({ text }, index) => index > 0 && !text.startsWith("-"))) {
    return [];
  }
  const [program, code] = before?.words ?? [];
  const echoed = program?.text === "echo" && code?.isQuoted ? { text: code.text, offset: code.offset + 1 } : undefined;
  const { text, offset } = command.input ?? echoed ?? { text: "", offset: 0 };
  const { faults } = checkShellScript(parseScript(text), toCommandContext({ ...context, variables: new Map() }));
  return faults.map((fault) => ({ ...fault, offset: fault.offset + offset }));
}

/** Variables that begin like the product's have to be the product's. */
function checkVariables({ assignments, words }: Command, { facts }: FenceContext): readonly Fault[] {
  const set = [
    ...assignments.map(({ name, offset }) => ({ name, offset })),
    ...words.flatMap(({ text, offset }) => {
      const name = /^(?<name>_?[A-Z][A-Z\d_]*)=/.exec(text)?.groups?.name;
      return name === undefined ? [] : [{ name, offset }];
    }),
  ];
  return set
    .filter(({ name }) => hasProductPrefix(name, facts) && !findVariable(name, facts))
    .map(({ name, offset }) => unknownVariable(name, offset, facts));
}

function guard(check: () => readonly Fault[]): readonly Fault[] {
  try {
    return check();
  } catch (error) {
    if (error instanceof ShellSyntaxError) {
      const { offset, found, expected } = error;
      return [{ offset, found, expected, fix: "Close it." }];
    }
    throw error;
  }
}
