import type { ApiArgument, ApiFunction } from "../../facts/api.ts";
import { toKebab } from "../spellings.ts";
import { type ProgramType, toGraphqlType } from "./graphql-type.ts";
import type { Module, ModuleObject } from "./module.ts";
import { readBrackets, splitList } from "./split-list.ts";

/** What tells the classes of modules in PHP and Java apart. */
interface Syntax {
  /** A class of the module, with its attributes or annotations before it. */
  readonly object: RegExp;
  /** A function of it, up to the bracket of its parameters. */
  readonly fn: RegExp;
  readonly maker: (name: string) => RegExp;
  readonly readArgument: (text: string) => (ProgramType & { readonly argument: string }) | undefined;
  /** Reads the result from what stands before and behind the parameters. */
  readonly readResult: (before: string, behind: string) => ProgramType;
}

/** Reads the functions that the PHP source of a module offers; nothing without a `#[DaggerObject]`. */
export function parsePhpModule(origin: string, source: string): Module | undefined {
  return parseClasses(origin, source, PHP);
}

/** Reads the functions that the Java source of a module offers; nothing without an `@Object`. */
export function parseJavaModule(origin: string, source: string): Module | undefined {
  return parseClasses(origin, source, JAVA);
}

function parseClasses(origin: string, source: string, syntax: Syntax): Module | undefined {
  const classes = [...source.matchAll(syntax.object)];
  const objects = classes.map((match, index): ModuleObject => {
    const name = match.groups?.name ?? "";
    const body = source.slice(match.index + match[0].length, classes[index + 1]?.index);
    const functions = [...body.matchAll(syntax.fn)].map((fn) => parseFunction(fn, body, syntax));
    const maker = syntax.maker(name).exec(body);
    const args = maker ? readArguments(readBrackets(body, maker.index + maker[0].length - 1), syntax) : [];
    return { name, constructor: args, functions: new Map(functions) };
  });
  const [main] = objects;
  return main && { name: toKebab(main.name), objects, origin };
}

function parseFunction(match: RegExpExecArray, body: string, syntax: Syntax): readonly [string, ApiFunction] {
  const open = match.index + match[0].length - 1;
  const inner = readBrackets(body, open);
  const result = syntax.readResult(match[0], body.slice(open + inner.length + 2));
  return [
    match.groups?.name ?? "",
    { args: readArguments(inner, syntax), returns: toGraphqlType({ ...result, isOptional: false }, false) },
  ];
}

function readArguments(text: string, { readArgument }: Syntax): readonly ApiArgument[] {
  return splitList(text.replaceAll(/\/\/[^\n]*/g, "")).flatMap((part) => {
    const read = readArgument(part);
    return read ? [{ name: read.argument, type: toGraphqlType(read, true) }] : [];
  });
}

const PHP_SCALARS: Readonly<Record<string, string>> = {
  bool: "Boolean",
  float: "Float",
  int: "Int",
  self: "Void",
  string: "String",
  void: "Void",
};

const PHP: Syntax = {
  object: /#\[DaggerObject\b[\s\S]*?\bclass (?<name>\w+)/g,
  fn: /#\[DaggerFunction\b(?:(?!\bfunction\b)[\s\S])*\bfunction (?<name>(?!__)\w+)\(/g,
  maker: () => /\bfunction __construct\(/,
  readArgument(text) {
    const { type, argument, value } =
      /(?<type>\??[\w\\|]+)\s+\$(?<argument>\w+)\s*(?<value>=[\s\S]*)?$/.exec(text)?.groups ?? {};
    if (type === undefined || argument === undefined) {
      return undefined;
    }
    const isOptional = value !== undefined || /^\?|\bnull\b/.test(type) || /#\[DefaultPath\b/.test(text);
    return { ...readPhpType(type, text, "ListOfType"), isOptional, argument };
  },
  readResult(before, behind) {
    const type = /^\s*:\s*(?<type>\??[\w\\|]+)/.exec(behind)?.groups?.type ?? "void";
    return readPhpType(type, before, "ReturnsListOfType");
  },
};

/** The items of an array stand in an attribute. */
function readPhpType(type: string, around: string, attribute: string): ProgramType {
  const bare = type.replace(/^\?|\|null\b/g, "").replace(/^.*\\/, "");
  const item = new RegExp(`#\\[${attribute}\\('?(?<item>[\\w\\\\]+)`).exec(around)?.groups?.item?.replace(/^.*\\/, "");
  const name = bare === "array" ? (item ?? "string") : bare;
  return { name: PHP_SCALARS[name] ?? name.replace(/^Json$/, "JSON"), isList: bare === "array" };
}

const JAVA_SCALARS: Readonly<Record<string, string>> = {
  Boolean: "Boolean",
  Integer: "Int",
  boolean: "Boolean",
  double: "Float",
  float: "Float",
  int: "Int",
  void: "Void",
};

const JAVA: Syntax = {
  object: /@Object\b(?:\([^)]*\))?[\s\S]*?\bclass (?<name>\w+)/g,
  fn: /@Function\b(?:\([^)]*\))?\s+(?:@\w+(?:\([^)]*\))?\s+)*public\s+(?<type>[\w.<>[\], ]+?)\s+(?<name>\w+)\(/g,
  // A constructor with parameters; the one without is only there for the SDK.
  maker: (name) => new RegExp(`\\bpublic ${name}\\((?=\\s*[^)\\s])`),
  readArgument(text) {
    const { type, argument } =
      /(?<type>[\w.]+(?:<[\w.<>]+>|\[\])?)\s+_?(?<argument>\w+)$/.exec(text.trim())?.groups ?? {};
    if (type === undefined || argument === undefined) {
      return undefined;
    }
    const isOptional = /@Default(?:Path)?\b/.test(text) || type.startsWith("Optional<");
    return { ...readJavaType(type), isOptional, argument };
  },
  readResult(before) {
    return readJavaType(/public\s+(?<type>[\w.<>[\], ]+?)\s+\w+\($/.exec(before)?.groups?.type ?? "void");
  },
};

function readJavaType(type: string): ProgramType {
  const bare = type.replace(/^Optional<(.*)>$/, "$1");
  const item = /^(?:java\.util\.)?List<(?<item>.*)>$|^(?<array>.*)\[\]$/.exec(bare)?.groups;
  const name = (item?.item ?? item?.array ?? bare).replace(/^.*\./, "");
  return { name: JAVA_SCALARS[name] ?? name, isList: item !== undefined };
}
