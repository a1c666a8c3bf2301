import type { Facts } from "@docs/facts";
import { describeChoices, type PlacedFault } from "@docs/pages";
import type { KnownCli } from "../cli/find-command.ts";
import type { Assignment, Command, Pipeline, Script, Word } from "../shell/script.ts";
import { callFunction, findCandidates, type Outcome, type Reached } from "./call-function.ts";
import { isModuleReference, readModuleReference } from "./module-reference.ts";
import { readGiven } from "./read-given.ts";
import { PROJECT, type World } from "./world.ts";

/** The data that a command line or a Dagger Shell script is checked against. */
export interface CommandContext {
  readonly facts: { readonly cli: KnownCli; readonly shell: Pick<Facts["shell"], "builtins" | "coreCommands"> };
  readonly world: World;
  /** Types of the variables; scripts add their own. */
  readonly variables: Map<string, Reached>;
  /** Names of functions declared in scripts; scripts add their own. */
  readonly functions: Set<string>;
  /** Whether the script may begin in the middle of a pipeline and omit arguments, as in running text. */
  readonly isFragment: boolean;
}

/** With facts of everything else that a command line can have. */
export interface ShellContext extends CommandContext {
  readonly facts: Facts;
}

/** Type-checks the pipelines of a script, whose result is that of its last pipeline. */
export function checkShellScript(script: Script, context: CommandContext): Outcome {
  const faults: PlacedFault[] = [];
  let reached: Reached;
  for (const [name, body] of script.functions) {
    context.functions.add(name);
    faults.push(...checkShellScript(body, context).faults);
  }
  for (const pipeline of script.pipelines) {
    const outcome = checkPipeline(pipeline, context);
    faults.push(...outcome.faults);
    reached = outcome.reached;
  }
  return { reached, faults };
}

function checkPipeline(pipeline: Pipeline, context: CommandContext): Outcome {
  const faults: PlacedFault[] = [];
  let reached: Reached;
  for (const [index, command] of pipeline.entries()) {
    faults.push(...assign(command.assignments, context));
    const inner = command.words.flatMap((word) => checkSubstitutions(word, context));
    faults.push(...inner);
    if (command.words.length === 0) {
      continue;
    }
    const outcome = index === 0 ? startChain(command, context) : continueChain(reached, command, context);
    faults.push(...outcome.faults);
    reached = outcome.reached;
    if (outcome.faults.length > 0) {
      // Further calls would only repeat the first fault.
      break;
    }
  }
  return { reached, faults };
}

function assign(assignments: readonly Assignment[], context: CommandContext): PlacedFault[] {
  return assignments.flatMap(({ name, value }) => {
    const faults = checkSubstitutions(value, context);
    context.variables.set(name, readTypes(value, context));
    return faults;
  });
}

function checkSubstitutions({ parts }: Word, context: CommandContext): PlacedFault[] {
  return parts.flatMap((part) =>
    part.kind === "substitution" ? [...checkShellScript(part.script, context).faults] : [],
  );
}

/** Returns the types of a word that consists of one variable or substitution. */
function readTypes({ parts }: Word, context: CommandContext): Reached {
  const [part] = parts.filter((item) => item.kind !== "text" || item.text !== "");
  if (part === undefined || part.kind === "text" || parts.length > 1) {
    return undefined;
  }
  return part.kind === "variable"
    ? context.variables.get(part.name)
    : checkShellScript(part.script, { ...context, variables: new Map(context.variables) }).reached;
}

/** Begins a pipeline: a variable, a builtin, a module, or a function, in the order in which the shell looks them up. */
function startChain(command: Command, context: CommandContext): Outcome {
  const [first] = command.words;
  const name = first?.text ?? "";
  if (first === undefined || isUntyped(name, context)) {
    return { reached: first && readTypes(first, context), faults: [] };
  }
  if (name === ".") {
    return startProject(first, command, context);
  }
  if (/^\.[a-z]/.test(name)) {
    return checkBuiltin(first, context);
  }
  return isModuleReference(name)
    ? { reached: readModuleReference(name, context.world), faults: [] }
    : startFunction(first, command, context);
}

/**
 * Checks for variables, functions of the script, and shell keywords, whose results, if any, are determined elsewhere.
 */
function isUntyped(name: string, { functions }: CommandContext): boolean {
  return /^[$_]/.test(name) || functions.has(name) || name === "exit" || name === "for";
}

/** Begins a pipeline with `.`, which is the project's module and accepts the flags of its constructor. */
function startProject(first: Word, command: Command, context: CommandContext): Outcome {
  const { world } = context;
  const main = world.constructors.map((fn) => ({ owner: PROJECT, name: ".", fn }));
  const given = readGiven(command.words.slice(1), main, (word) => readTypes(word, context));
  const isKnown = main.length === 0 || given.every(({ flag }) => flag === undefined || hasFlag(world, flag));
  return { reached: [PROJECT], faults: isKnown ? [] : [unknownSetting(first, world)] };
}

function startFunction(first: Word, command: Command, context: CommandContext): Outcome {
  const { world, facts, isFragment } = context;
  if (findCandidates(world, [PROJECT], first.text).length > 0) {
    return continueChain([PROJECT], command, context);
  }
  if (facts.shell.coreCommands.includes(first.text)) {
    return continueChain(["Query"], command, context);
  }
  return isFragment && findCandidates(world, undefined, first.text).length > 0
    ? continueChain(undefined, command, context)
    : { reached: undefined, faults: [unknownStart(first, context)] };
}

function continueChain(reached: Reached, command: Command, context: CommandContext): Outcome {
  const { world, isFragment } = context;
  const [first, ...rest] = command.words;
  if (first === undefined || first.text === ".help") {
    return { reached, faults: [] };
  }
  const candidates = findCandidates(world, reached, first.text);
  const given = readGiven(rest, candidates, (word) => readTypes(word, context));
  const call = { name: first.text, offset: first.offset, given };
  return callFunction(world, reached, call, { isPositional: true, isFragment });
}

function checkBuiltin(word: Word, { facts: { shell } }: CommandContext): Outcome {
  const names = shell.builtins.map(({ name }) => name);
  if (names.includes(word.text)) {
    const isRoot = [".core", ".deps", ".stdlib"].includes(word.text);
    return { reached: isRoot ? ["Query", PROJECT] : undefined, faults: [] };
  }
  const expected = describeChoices(word.text, names);
  const found = `Unexpected builtin "${word.text}" of Dagger Shell`;
  return { reached: undefined, faults: [{ offset: word.offset, found, expected, fix: "Correct the name." }] };
}

function hasFlag(world: World, flag: string): boolean {
  return world.constructors.some(({ args }) =>
    args.some(({ name }) => name.toLowerCase() === flag.replaceAll("-", "")),
  );
}

function unknownSetting(word: Word, world: World): PlacedFault {
  const flags = world.constructors.flatMap(({ args }) => args.map(({ name }) => `--${name}`));
  const expected = flags.length > 0 ? flags.join(" or ") : "none";
  return { offset: word.offset, found: "Unexpected flag of the constructor", expected, fix: "Correct the flag." };
}

function unknownStart({ text, offset }: Word, { world, facts: { shell } }: CommandContext): PlacedFault {
  const own = [...(world.functionsOf(PROJECT)?.keys() ?? [])];
  return {
    offset,
    found: `Unexpected start of a pipeline "${text}"`,
    expected: describeChoices(text, [...own, ...shell.coreCommands], "a function of the module or the core API"),
    fix: "Correct the name. Programs of the host do not exist in Dagger Shell: run them with with-exec.",
  };
}
