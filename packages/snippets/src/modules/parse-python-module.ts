import type { ApiArgument, ApiFunction } from "@docs/facts";
import { replaceComments } from "../read-comments.ts";
import { buildModule } from "./build-module.ts";
import { type ProgramType, SELF, toGraphqlType } from "./graphql-type.ts";
import type { Module, ModuleObject } from "./module.ts";
import { readBrackets, readStatement, splitList } from "./split-list.ts";

const SCALARS: Readonly<Record<string, string>> = {
  None: "Void",
  Self: SELF,
  bool: "Boolean",
  float: "Float",
  int: "Int",
  str: "String",
};

/** A class in the program that the SDK recognizes. */
interface PythonClass {
  readonly decorator: string;
  readonly name: string;
  readonly body: string;
}

/**
 * Reads the functions that the Python source of a module exposes.
 *
 * @returns undefined if no class is an `@object_type`.
 */
export function parsePythonModule(origin: string, program: string): Module | undefined {
  const classes = readClasses(replaceConstants(replaceAliases(replaceComments("main.py", program, () => ""))));
  const ofKind = (decorator: string) => classes.filter((one) => one.decorator === decorator);
  return buildModule(origin, {
    objects: ofKind("object_type").map(readObject),
    interfaces: ofKind("interface").map(readObject),
    enums: new Map(
      ofKind("enum_type").map(({ name, body }) => [
        name,
        [...body.matchAll(/^ {4}(?<member>[A-Za-z]\w*) *=/gm)].map(({ groups }) => groups?.member ?? ""),
      ]),
    ),
  });
}

/** Replaces names that the program gives to types with those types: `Targets = Annotated[list[str], …]`. */
function replaceAliases(source: string): string {
  const aliases =
    /^(?:type )?(?<name>[A-Z]\w*)(?:\s*:\s*(?:typing\.)?TypeAlias)?\s*=\s*(?=(?:typing\.)?Annotated\[|list\[|dagger\.|\w+ \| )/gm;
  return [...source.matchAll(aliases)].reduce(
    (text, match) =>
      text.replace(new RegExp(`(?<=(?::|->)\\s*)${match.groups?.name}\\b`, "g"), () =>
        readStatement(source, match.index + match[0].length).trim(),
      ),
    source,
  );
}

/** Replaces names of patterns with the patterns: `SOURCES = Ignore([…])`. */
function replaceConstants(source: string): string {
  return [...source.matchAll(/^(?<name>[A-Z]\w*)\s*=\s*(?=(?:Ignore|DefaultPath)\()/gm)].reduce(
    (text, match) =>
      text.replace(new RegExp(`(?<=,\\s*)${match.groups?.name}\\b`, "g"), () =>
        readStatement(source, match.index + match[0].length).trim(),
      ),
    source,
  );
}

function readClasses(source: string): readonly PythonClass[] {
  const classes =
    /^@(?:dagger\.)?(?<decorator>object_type|interface|enum_type)\b[^\n]*\n(?:@[^\n]*\n)*class (?<name>\w+)[^\n]*\n(?<body>(?:[\t ][^\n]*\n?|\n)*)/gm;
  return [...source.matchAll(classes)].map(({ groups: { decorator = "", name = "", body = "" } = {} }) => ({
    decorator,
    name,
    body,
  }));
}

function readObject({ name, body }: PythonClass): ModuleObject {
  const fields = readFields(body);
  const shown = fields.flatMap((field) => (field.shownAs === undefined ? [] : [toField(field.shownAs, field.type)]));
  const maker = /^ {4}(?:async )?def (?:__init__|create)\(/m.exec(body);
  return {
    name,
    // The fields of the class are the arguments of its constructor, unless there is a `create` or an `__init__`.
    constructor: maker
      ? readArguments(readBrackets(body, maker.index + maker[0].length - 1))
      : fields.flatMap(({ argument }) => argument ?? []),
    functions: new Map([...shown, ...readFunctions(body)]),
  };
}

interface PythonField {
  /** Name by which callers read it; undefined if they can't see it. */
  readonly shownAs?: string | undefined;
  readonly type: string;
  /** Undefined if the constructor doesn't accept it. */
  readonly argument?: ApiArgument | undefined;
}

function readFields(body: string): readonly PythonField[] {
  return [...body.matchAll(/^ {4}(?<name>\w+)\s*:/gm)].flatMap((match): PythonField[] => {
    const [declared = "", value = ""] = splitList(readStatement(body, match.index + 4), "=");
    const [, type = ""] = /^\w+\s*:\s*([\s\S]+)$/.exec(declared) ?? [];
    if (type === "" || /^(?:typing\.)?ClassVar\b/.test(type)) {
      return [];
    }
    const given = /^(?<maker>(?:\w+\.)?field)\((?<options>[\s\S]*)\)$/.exec(value)?.groups;
    const options = given?.options ?? "";
    const isShown = given !== undefined && given.maker !== "dataclasses.field";
    const own = match.groups?.name ?? "";
    // A plain value and a field's default are equivalent.
    const isOptional = given === undefined ? value !== "" : /\bdefault(?:_factory)?\s*=/.test(options);
    return [
      {
        shownAs: isShown ? (readGivenName(options) ?? own) : undefined,
        type,
        argument: /\binit\s*=\s*False\b/.test(options) ? undefined : readArgument(own, type, isOptional),
      },
    ];
  });
}

/** Returns the name for callers: `name="…"`. */
function readGivenName(options: string): string | undefined {
  return /\bname\s*=\s*["'](?<name>\w+)["']/.exec(options)?.groups?.name;
}

function toField(name: string, type: string): readonly [string, ApiFunction] {
  return [toApiName(name), { args: [], returns: toGraphqlType(readType(type), false) }];
}

function readFunctions(body: string): readonly (readonly [string, ApiFunction])[] {
  const functions =
    /^ {4}@(?:dagger\.)?function\b(?<options>\([^)]*\))?(?:\s*@[^\n]*)*\s*(?:async\s+)?def (?<name>\w+)\(/gm;
  return [...body.matchAll(functions)].map((match) => {
    const inner = readBrackets(body, match.index + match[0].length - 1);
    const result = /^\s*->\s*(?<type>[^\n]+):/.exec(body.slice(match.index + match[0].length + inner.length + 1));
    const returns = toGraphqlType(readType(result?.groups?.type ?? "None"), false);
    const given = readGivenName(match.groups?.options ?? "");
    return [toApiName(given ?? match.groups?.name ?? ""), { args: readArguments(inner), returns }] as const;
  });
}

function readArguments(text: string): readonly ApiArgument[] {
  return splitList(text).flatMap((part) => {
    const [declared = "", value] = splitList(part, "=");
    const { name, type } = /^(?<name>\w+)\s*:\s*(?<type>[\s\S]+)$/.exec(declared)?.groups ?? {};
    return name === undefined || type === undefined ? [] : [readArgument(name, type, value !== undefined)];
  });
}

/**
 * Reads an argument. `Name("from")` next to the type sets the name that callers use; `DefaultPath` makes it optional.
 */
function readArgument(name: string, type: string, hasDefault: boolean): ApiArgument {
  const read = readType(type);
  const isOptional = hasDefault || read.isOptional === true || /\bDefaultPath\(/.test(type);
  const written = /\bName\(["'](?<name>\w+)["']\)/.exec(type)?.groups?.name;
  return { name: toApiName(written ?? name), type: toGraphqlType({ ...read, isOptional }, true) };
}

function readType(text: string): ProgramType {
  const bare = text.trim().replace(/^(?:dataclasses\.)?InitVar\[([\s\S]+)\]$/, "$1");
  const plain = /^(?:typing\.)?Annotated\[(?<inner>[\s\S]+)\]$/.exec(bare)?.groups?.inner;
  const type = plain === undefined ? bare : (splitList(plain)[0] ?? "");
  const isOptional = /\|\s*None$|^Optional\[/.test(type);
  const some = type.replace(/\s*\|\s*None$/, "").replace(/^Optional\[(.*)\]$/, "$1");
  const list = /^(?:list|List|Sequence)\[(?<inner>.*)\]$/.exec(some)?.groups?.inner;
  const name = (list ?? some).replaceAll(/["']/g, "").replace(/^(?:dagger|typing)\./, "");
  return { name: SCALARS[name] ?? name, isList: list !== undefined, isOptional };
}

function toApiName(name: string): string {
  return name.replace(/_$/, "").replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
