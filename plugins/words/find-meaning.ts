import { foldName, toKebab } from "@docs/facts";
import type { CodeWord, Resolution, WordContext } from "@docs/words";
import { findFlag, hasArgument, listCommands, PROJECT } from "@docs/words";
import { type BareNames, pickMeaning } from "./bare-names.ts";
import type { Meaning } from "./meaning.ts";

/** A word with everything that helps to determine its meaning. */
export interface ResolvedWord {
  readonly word: CodeWord;
  readonly resolution: Resolution;
  readonly context: Omit<WordContext, "resolve">;
  readonly names: BareNames;
  /** Types that the page is the reference of. */
  readonly types: readonly string[];
}

/**
 * Finds the one thing that a word names.
 *
 * @returns nothing when the word isn't one of the product's names, or could be one of several.
 */
export function findMeaning(resolved: ResolvedWord): Meaning | undefined {
  const { resolution, context, word } = resolved;
  const [target = "", ...others] = resolution.targets;
  switch (resolution.kind) {
    case "type":
      // The name of an option type refers to the function that takes it.
      return others.length > 0 ? undefined : (toFunction(target, context) ?? { kind: "type", type: target });
    case "enum":
      return { kind: "enum", name: target };
    case "input":
      return { kind: "value type", name: target.replace(/\..*/, "") };
    case "scalar":
      return isOwnScalar(target, context) ? { kind: "value type", name: target } : undefined;
    case "enum value":
      return others.length > 0 ? undefined : toEnumValue(target);
    case "function":
    case "argument":
    case "configuration key":
      return findMember(resolved);
    case "command":
      return findCommand(word.text, context);
    case "flag":
      return findFlagMeaning(word, resolution.targets, context);
    case "variable":
      return { kind: "variable", name: target };
    default:
      return undefined;
  }
}

function toFunction(target: string, { facts }: ResolvedWord["context"]): Meaning | undefined {
  const [type = "", name = ""] = target.split(".");
  return facts.api.types.get(type)?.functions.has(name) ? { kind: "function", type, name } : undefined;
}

/** Checks whether a scalar is one of Dagger's own. Strings, numbers, and booleans belong to every language. */
function isOwnScalar(name: string, { facts: { api } }: ResolvedWord["context"]): boolean {
  return api.scalars.includes(name) || api.types.has(name.replace(/ID$/, ""));
}

function toEnumValue(target: string): Meaning {
  const [name = "", value = ""] = target.split(".");
  return { kind: "enum value", name, value };
}

/** Finds a member. `Type.field` is unambiguous, but a name alone needs more context. */
function findMember({ word, context, names, types }: ResolvedWord): Meaning | undefined {
  const text = word.text.replace(/^"(\w+)":.*$/, "$1");
  const qualified = /^[A-Z]\w*\.[a-z]\w*/.exec(text)?.[0];
  if (qualified !== undefined) {
    return toFunction(qualified, context);
  }
  const bare = text.replace(/\(\)$/, "");
  const isOfExample = context.world.functionsOf(PROJECT)?.has(toKebab(bare)) === true;
  const named = [word.sentence, word.block].map((codes) => codes.filter((code) => /^[A-Z]\w*\.[a-z]\w*/.test(code)));
  const functions = named.find((codes) => codes.length > 0) ?? [];
  return isOfExample || isOfError(bare, context)
    ? undefined
    : pickMeaning(bare, names, { functions: functions.map(toQualified), types });
}

/**
 * Checks whether a name belongs to an SDK error. Errors share member names with the API, and a page whose programs name
 * such an error means those.
 */
function isOfError(bare: string, { facts, page }: ResolvedWord["context"]): boolean {
  return [...facts.syntax.values()].flat().some(({ word, kind, summary }) => {
    const owner = /^(?:Attribute|Field) of (?<owner>\w+)\.$/.exec(summary)?.groups?.owner;
    return kind === "member" && owner !== undefined && page.names.has(owner) && foldName(word) === foldName(bare);
  });
}

function toQualified(code: string): string {
  return /^\w+\.\w+/.exec(code)?.[0] ?? code;
}

/**
 * Finds a command by its name, or one of its flags by `command --flag`. Full command lines are examples, not names. The
 * name of the program itself is on every page and has no other meaning.
 */
function findCommand(text: string, context: ResolvedWord["context"]): Meaning | undefined {
  const [path = ""] = listCommands([text], context);
  const rest = text.slice(path.length).trim();
  const flag = findFlag(
    context.facts.cli.commands.get(path)?.flags ?? [],
    /^-{1,2}[A-Za-z][\w-]*$/.exec(rest)?.[0] ?? "--",
  );
  if (flag) {
    return { kind: "flag", path, flag: flag.name };
  }
  return ["", "…"].includes(rest) && path !== "" && path !== "dagger" ? { kind: "command", path } : undefined;
}

/**
 * Finds a flag's meaning: that of a command nearby, of all commands, or of the first command that shares it, in this
 * order.
 */
function findFlagMeaning(
  { text }: CodeWord,
  targets: readonly string[],
  { facts: { cli }, commands, world }: ResolvedWord["context"],
): Meaning | undefined {
  const [name = "", ...others] = new Set(targets);
  if (!text.startsWith("-") || others.length > 0) {
    return undefined;
  }
  const beside = commands.filter((path) => findFlag(cli.commands.get(path)?.flags ?? [], name));
  const [path, ...rest] = beside;
  if (path !== undefined) {
    const flag = findFlag(cli.commands.get(path)?.flags ?? [], name);
    return rest.length === 0 && flag ? { kind: "flag", path, flag: flag.name } : undefined;
  }
  const global = findFlag(cli.globalFlags, name);
  if (global) {
    return { kind: "flag", path: undefined, flag: global.name };
  }
  const owners = [...cli.commands].flatMap(([owner, { flags }]) => {
    const flag = findFlag(flags, name);
    return flag ? [{ owner, flag }] : [];
  });
  const isOne = new Set(owners.map(({ flag }) => flag)).size === 1;
  const first = owners[0];
  // Arguments of functions are flags too, and a page that names no command usually means those.
  return commands.length === 0 && isOne && first && !hasArgument(name.replace(/^-+/, ""), world)
    ? { kind: "flag", path: first.owner, flag: first.flag.name }
    : undefined;
}
