import type { ApiArgument, ApiFunction } from "@docs/facts";
import { replaceComments } from "../read-comments.ts";
import { buildModule } from "./build-module.ts";
import { type ProgramType, toGraphqlType } from "./graphql-type.ts";
import type { Module, ModuleObject } from "./module.ts";
import { readBrackets, readStatement, splitList } from "./split-list.ts";

const SCALARS: Readonly<Record<string, string>> = { bool: "Boolean", float64: "Float", int: "Int", string: "String" };

/**
 * Reads the functions that the Go source of a module exposes: exported methods and fields of structs, and `New`.
 *
 * @returns undefined for a program with its own `main`.
 */
export function parseGoModule(origin: string, program: string): Module | undefined {
  // Pragmas are the only comments that matter.
  const source = replaceComments("main.go", program, (text) => /^\s*\+\w+(?:=.*)?/.exec(text)?.[0].trim() ?? "");
  if (/^func main\(/m.test(source)) {
    return undefined;
  }
  const maker = readConstructor(source);
  const enums = readEnums(source);
  const structs = readTypes(source, "struct").map(([name, body]): ModuleObject => {
    const functions = new Map([...readFields(body), ...readMethods(source, name)]);
    return { name, constructor: name === maker?.name ? maker.args : [], functions };
  });
  return buildModule(origin, {
    // A struct without functions is an object if it's the module's own, or if a function returns it.
    objects: structs.filter(({ name, functions }) => functions.size > 0 || name === maker?.name),
    interfaces: readTypes(source, "interface").map(([name, body]) => ({
      name,
      constructor: [],
      functions: new Map(readInterface(body)),
    })),
    enums,
    main: maker?.name,
  });
}

/** Returns the exported types of a form, with the text between their braces. */
function readTypes(source: string, form: "interface" | "struct"): readonly (readonly [name: string, body: string])[] {
  return [...source.matchAll(new RegExp(`^type (?<name>[A-Z]\\w*) ${form}\\s*\\{`, "gm"))].map((match) => [
    match.groups?.name ?? "",
    readBrackets(source, match.index + match[0].length - 1),
  ]);
}

/** Reads string types that have constants; the name of a constant begins with that of its type. */
function readEnums(source: string): ReadonlyMap<string, readonly string[]> {
  const types = [...source.matchAll(/^type (?<name>[A-Z]\w*) string$/gm)].map(({ groups }) => groups?.name ?? "");
  return new Map(
    types.map((type) => [
      type,
      [...source.matchAll(new RegExp(`^\\s+(?<member>\\w+)\\s+${type}\\s*=`, "gm"))].map(({ groups }) =>
        (groups?.member ?? "").replace(type, ""),
      ),
    ]),
  );
}

/** Reads exported fields, unless `+private` hides them. A JSON tag sets their name. */
function readFields(body: string): readonly (readonly [string, ApiFunction])[] {
  const fields =
    /(?<pragmas>(?:^\s*\+\w+[^\n]*\n)*)^[\t ]*(?<names>[A-Z]\w*(?:, *[A-Z]\w*)*)[\t ]+(?<type>[^\s`+]+)(?<rest>[^\n]*)/gm;
  return [...body.matchAll(fields)].flatMap(({ groups = {} }) => {
    const { pragmas = "", names = "", type = "", rest = "" } = groups;
    const tag = /json:"(?<tag>[^",]*)/.exec(rest)?.groups?.tag;
    return tag === "-" || /\+private\b/.test(pragmas + rest)
      ? []
      : splitList(names).map((name) => {
          const returns = toGraphqlType(readType(type), false);
          return [tag === undefined || tag === "" ? toApiName(name) : tag, { args: [], returns }] as const;
        });
  });
}

function readMethods(source: string, type: string): readonly (readonly [string, ApiFunction])[] {
  const methods = source.matchAll(new RegExp(`^func \\((?:\\w+ )?\\*?${type}\\) (?<name>[A-Z]\\w*)\\(`, "gm"));
  return [...methods].map((match) => {
    const open = match.index + match[0].length - 1;
    return [toApiName(match.groups?.name ?? ""), parseFunction(source, open)] as const;
  });
}

/** Reads the methods of an interface, which are at the beginning of a line; embedded interfaces have no parentheses. */
function readInterface(body: string): readonly (readonly [string, ApiFunction])[] {
  const methods: (readonly [string, ApiFunction])[] = [];
  const heads = /^\s*(?<name>[A-Z]\w*)\(/gm;
  for (let match = heads.exec(body); match; match = heads.exec(body)) {
    const open = match.index + match[0].length - 1;
    methods.push([toApiName(match.groups?.name ?? ""), parseFunction(body, open)]);
    heads.lastIndex = open + readStatement(body, open).length;
  }
  return methods;
}

interface Maker {
  readonly name: string;
  readonly args: readonly ApiArgument[];
}

function readConstructor(source: string): Maker | undefined {
  const match = /^func New\(/m.exec(source);
  if (!match) {
    return undefined;
  }
  const { args, returns } = parseFunction(source, match.index + match[0].length - 1);
  return { name: returns.replaceAll(/[[\]!]/g, ""), args };
}

function parseFunction(source: string, open: number): ApiFunction {
  const inner = readBrackets(source, open);
  const result = /^[\t ]*(?:\((?<several>[^)]*)\)|(?<one>[^\s{]+))?/.exec(
    source.slice(open + inner.length + 2),
  )?.groups;
  const [type = "error"] = splitList(result?.several ?? result?.one ?? "").map((text) =>
    text.replace(/^\w+ (?=\S)/, ""),
  );
  return { args: readArguments(inner), returns: toGraphqlType(readType(type), false) };
}

/**
 * Reads arguments. Names may share a type: `a, b string`. Pragmas above an argument, or behind it and its comma, may
 * make it optional.
 */
function readArguments(text: string): readonly ApiArgument[] {
  const args = splitList(text.replaceAll(/,([\t ]*\+[^\n]*)/g, "$1\n,")).map((part) => {
    const isOptional = /\+(?:optional|default|defaultPath)\b/.test(part);
    const [, name = "", type] = /^(\w+)(?:\s+(\S+))?$/.exec(part.replaceAll(PRAGMA, "").trim()) ?? [];
    return { name, type, isOptional };
  });
  return args.flatMap(({ name, type, isOptional }, index) => {
    const own = type ?? args.slice(index).find((later) => later.type !== undefined)?.type ?? "string";
    const read = readType(own);
    const argument = toGraphqlType({ ...read, isOptional: isOptional || read.isOptional === true }, true);
    return own === "context.Context" ? [] : [{ name, type: argument }];
  });
}

/** Matches a pragma, whose value extends to the end of the line. */
const PRAGMA = /\+\w+(?:=[^\n]*)?/g;

function readType(text: string): ProgramType {
  const isList = text.startsWith("[]") || text.startsWith("...");
  const bare = text.replace(/^(?:\[\]|\.\.\.)?\*?/, "").replace(/^dagger\./, "");
  const scalar = SCALARS[bare];
  // Objects are always pointers; a plain value is a pointer only if it may be missing.
  const isOptional = text.startsWith("*") && scalar !== undefined;
  return { name: bare === "error" ? "Void" : (scalar ?? bare), isList, isOptional };
}

function toApiName(name: string): string {
  return name.replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]+$|^[A-Z]/, (start) => start.toLowerCase());
}
