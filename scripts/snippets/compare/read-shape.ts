import type { ModuleArgument, ModuleFunction, ModuleObject, Program } from "@docs/snippets";
import { readModule } from "@docs/snippets";
import type { Trait } from "./read-actions.ts";
import { readJsonText, readValue, type Value } from "./read-value.ts";

/** SDKs whose functions can have a caching policy. */
const WITH_POLICY = new Set(["go", "python", "typescript"]);

/** Reads a program's interface: its functions, their arguments, and the defaults of omitted arguments. */
export function readShape(program: Program): readonly Trait[] {
  const module = readModule(program.file, [program]);
  if (module === undefined) {
    return [{ subject: "module", value: "none", offset: 0 }];
  }
  const [main] = module.objects;
  return [
    { subject: "main object", value: main?.name ?? "", offset: locate(program.code, main?.name ?? "") },
    ...module.objects.flatMap((object) => readObject(object, program)),
    ...[...module.enums].map(([name, members]) => ({
      subject: `members of ${name}`,
      value: members.map(normalize).join(", "),
      offset: locate(program.code, name),
    })),
  ];
}

function readObject({ name, constructor: args, functions }: ModuleObject, program: Program): readonly Trait[] {
  const start = locate(program.code, name);
  const making = args.flatMap((argument) => readArgument(argument, `the constructor of ${name}`, { program, start }));
  const order = args.map((argument) => argument.name).join(", ");
  const maker = { subject: `arguments of the constructor of ${name}`, value: order, offset: start };
  return [maker, ...making, ...[...functions].flatMap(([key, fn]) => readFunction(key, fn, program))];
}

function readFunction(name: string, fn: ModuleFunction, program: Program): readonly Trait[] {
  const start = locate(program.code, name);
  const cache = fn.cache === undefined ? null : (readValue(fn.cache) ?? null);
  return [
    { subject: `result of "${name}"`, value: fn.returns, offset: start },
    { subject: `arguments of "${name}"`, value: fn.args.map((one) => one.name).join(", "), offset: start },
    ...(WITH_POLICY.has(program.language)
      ? [{ subject: `caching policy of "${name}"`, value: JSON.stringify(cache), offset: start }]
      : []),
    ...fn.args.flatMap((argument) => readArgument(argument, `"${name}"`, { program, start })),
  ];
}

function readArgument(
  { name, type, settings = {} }: ModuleArgument,
  owner: string,
  { program, start }: { readonly program: Program; readonly start: number },
): readonly Trait[] {
  const { code, language } = program;
  const offset = locateWord(code, name, start);
  const subject = (what: string) => `${what} of "${name}" of ${owner}`;
  const read = (text: string | undefined) => (text === undefined ? null : readValue(text, code));
  const value = language === "java" && settings.default ? readJsonText(settings.default, type) : read(settings.default);
  const values: readonly [string, Value | undefined][] = [
    ["type", type],
    ["default", isEmpty(value) ? null : value],
    ["default path", read(settings.defaultPath)],
    ["ignored paths", isEmpty(read(settings.ignore)) ? null : toList(read(settings.ignore))],
  ];
  // Values known only at run time aren't compared.
  return values.flatMap(([what, one]) =>
    one === undefined ? [] : [{ subject: subject(what), value: render(one), offset }],
  );
}

/**
 * Returns whether a value means that an argument was omitted: depending on the language, nothing, an empty string, or
 * an empty list.
 */
function isEmpty(value: Value | undefined): boolean {
  return (
    value === null || value === "" || value === 0 || value === false || (Array.isArray(value) && value.length === 0)
  );
}

/** Wraps a value in a list, because PHP attributes list their elements without brackets. */
function toList(value: Value | undefined): Value | undefined {
  return value === undefined || Array.isArray(value) ? value : [value];
}

/** Renders a value in lowercase, because each language has its own casing for enumeration members. */
function render(value: Value): string {
  return JSON.stringify(value).toLowerCase();
}

function normalize(name: string): string {
  return name.replaceAll("_", "").toLowerCase();
}

/** Finds a name as a separate word after an offset, or returns that offset if there is none. */
export function locateWord(code: string, name: string, start: number): number {
  return start + (new RegExp(toPattern(name), "i").exec(code.slice(start))?.index ?? 0);
}

function toPattern(name: string): string {
  const letters = [...name].map((letter) => (/[A-Z]/.test(letter) ? `_?${letter}` : letter)).join("");
  return `(?<![A-Za-z0-9])${letters}(?![A-Za-z0-9])`;
}

/** Finds a name in any casing, preferably where brackets follow; otherwise returns the beginning. */
export function locate(code: string, name: string): number {
  return new RegExp(`${toPattern(name)}\\s*\\(`, "i").exec(code)?.index ?? locateWord(code, name, 0);
}
