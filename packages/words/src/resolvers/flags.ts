import { type Flag, namedType, toKebab } from "@docs/facts";
import { describeChoices, type PlacedFault } from "@docs/pages";
import { listArguments, PROJECT } from "../chains/world.ts";
import { findFlag, flagsOf } from "../cli/find-command.ts";
import { isPlaceholder } from "../cli/read-flag.ts";
import type { Resolver, WordContext } from "../resolution.ts";

/** Commands whose flags include the arguments of functions in addition to their own. */
const CHAIN_COMMANDS = new Set(["dagger", "dagger call", "dagger core", "dagger functions", "dagger shell"]);

/** Resolves flags such as `--mod`, `--mod=MODULE`, and `-v` against the commands next to them, or else any command. */
export const resolveFlags: Resolver = (word, context) => {
  if (!/^-{1,2}[A-Za-z]/.test(word)) {
    return undefined;
  }
  const names = [...word.matchAll(/(?<=^|\s)-{1,2}[A-Za-z][\w-]*/g)].map(([name]) => name);
  const faults = names.flatMap((name) =>
    isKnown(name, context) ? checkValue(name, word, context) : [unknownFlag(name, word, context)],
  );
  return faults.length > 0 ? faults : { kind: "flag", targets: names };
};

function isKnown(name: string, context: WordContext): boolean {
  const { commands, page } = context;
  if (page.names.has(name)) {
    return true;
  }
  const beside = commands.flatMap((path) => context.facts.cli.commands.get(path) ?? []);
  if (beside.length > 0) {
    const isOfFunction = commands.some((path) => CHAIN_COMMANDS.has(path)) && isFunctionFlag(name, context);
    return isOfFunction || beside.some((command) => findFlag(flagsOf(context.facts.cli, command), name) !== undefined);
  }
  return findFlag(allFlags(context), name) !== undefined || isFunctionFlag(name, context);
}

/** Checks the value in `--flag=value`, which has to be valid for a command's flag or for an argument with this name. */
function checkValue(name: string, word: string, context: WordContext): readonly PlacedFault[] {
  const value = new RegExp(`(?:^|\\s)${name}=(?<value>\\S+)`).exec(word)?.groups?.value;
  if (value === undefined || context.page.names.has(value)) {
    return [];
  }
  const flag = findFlag(allFlags(context), name);
  const own = flag?.values && ((text: string) => checkChoice(text, flag.values ?? []));
  const rules = flag ? [own] : typesOf(name, context).map((type) => context.world.rules.get(type));
  const verdicts = rules.map((rule) => rule?.(value));
  // Functions of different types share argument names, so a value is wrong only if it's wrong for each of them.
  const [expected] = verdicts.includes(undefined) ? [] : verdicts;
  const offset = word.indexOf(value, word.indexOf(name));
  return expected === undefined
    ? []
    : [{ offset, found: `Unexpected value "${value}" of ${name}`, expected, fix: "Correct the value." }];
}

function checkChoice(value: string, choices: readonly string[]): string | undefined {
  const isRight = choices.includes(value) || isPlaceholder(value);
  return isRight ? undefined : describeChoices(value, choices);
}

/** Returns the types of all arguments that a flag may refer to. */
function typesOf(name: string, { world }: WordContext): readonly string[] {
  const bare = name.replace(/^--/, "");
  const args = [...listArguments(world, world.types()), ...world.constructors.flatMap((fn) => fn.args)];
  return [...new Set(args.filter((one) => toKebab(one.name) === bare).map(({ type }) => namedType(type)))];
}

function allFlags({ facts: { cli } }: WordContext): readonly Flag[] {
  return [...cli.globalFlags, ...[...cli.commands.values()].flatMap(({ flags }) => flags)];
}

/** Checks for arguments of functions, which are flags in kebab case. */
function isFunctionFlag(name: string, { index, world, facts }: WordContext): boolean {
  const bare = name.replace(/^--/, "");
  const own = [...listArguments(world, [PROJECT]), ...world.constructors.flatMap(({ args }) => args)];
  const isOfProject = own.some(({ name: argument }) => toKebab(argument) === bare);
  const kind = index.get(bare)?.kind;
  const isOfApi = kind === "argument" || (kind !== undefined && hasArgument(bare, world));
  const isKebab = bare === toKebab(bare);
  return name.startsWith("--") && isKebab && (isOfProject || isOfApi || facts.engineFlags.includes(name));
}

/** Checks for an argument of any function by the name of its flag, without dashes. */
export function hasArgument(flag: string, world: WordContext["world"]): boolean {
  return listArguments(world, world.types()).some(({ name }) => toKebab(name) === flag);
}

function unknownFlag(name: string, word: string, context: WordContext): PlacedFault {
  const { commands } = context;
  const { cli } = context.facts;
  const beside = commands.flatMap((path) => cli.commands.get(path) ?? []);
  const owners = [...cli.commands].filter(([, { flags }]) => findFlag(flags, name)).map(([path]) => path);
  const known = beside.length > 0 ? beside.flatMap((command) => flagsOf(cli, command)) : allFlags(context);
  const hint =
    owners.length > 0
      ? ` It is a flag of ${owners.slice(0, 3).join(", ")}; name that command beside it.`
      : beside.length > 0
        ? ""
        : " If it's another program's, write that program before it.";
  return {
    offset: word.indexOf(name),
    found: `Unexpected flag "${name}"${beside.length > 0 ? ` beside ${commands.join(", ")}` : ""}`,
    expected: describeChoices(
      name,
      known.flatMap((flag) => [flag.name, flag.shorthand ?? flag.name]),
      "a flag of a command or function",
    ),
    fix: `Correct the flag.${hint}`,
  };
}
