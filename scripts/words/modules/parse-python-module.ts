import type { ApiArgument, ApiFunction } from "../../facts/api.ts";
import { toKebab } from "../spellings.ts";
import { type ProgramType, toGraphqlType } from "./graphql-type.ts";
import type { Module, ModuleObject } from "./module.ts";
import { readBrackets, splitList } from "./split-list.ts";

const SCALARS: Readonly<Record<string, string>> = {
  None: "Void",
  bool: "Boolean",
  float: "Float",
  int: "Int",
  str: "String",
};

/**
 * Reads the functions that the Python source of a module offers.
 *
 * @returns nothing when no class is an `@object_type`.
 */
export function parsePythonModule(origin: string, source: string): Module | undefined {
  const classes = [...source.matchAll(/^@object_type\b.*\n(?:@.*\n)*class (?<name>\w+)/gm)];
  const objects = classes.map((match, index): ModuleObject => {
    const body = source.slice(match.index, classes[index + 1]?.index);
    return {
      name: match.groups?.name ?? "",
      constructor: readConstructor(body),
      functions: new Map(readFunctions(body)),
    };
  });
  // A module's main object is named after it; snippets put it last or have no other.
  const main = objects.at(-1);
  return main && { name: toKebab(main.name), objects: [main, ...objects.slice(0, -1)], origin };
}

/** Fields of the class are the arguments of its constructor, unless `create` or `__init__` says otherwise. */
function readConstructor(body: string): readonly ApiArgument[] {
  const maker = /^ {4}(?:async )?def (?:__init__|create)\(/m.exec(body);
  if (maker) {
    return readArguments(readBrackets(body, maker.index + maker[0].length - 1));
  }
  return [...body.matchAll(/^ {4}(?<field>\w+\s*:\s*[^\n]+(?:\n {8}[^\n]+|\n {4}[\])])*)/gm)].flatMap(({ groups }) =>
    /\bfield\(\s*init=False|\binit=False/.test(groups?.field ?? "") ? [] : readArguments(groups?.field ?? ""),
  );
}

function readFunctions(body: string): readonly (readonly [string, ApiFunction])[] {
  const matches = body.matchAll(/^ {4}@function\b.*\n(?: {4}@.*\n)*(?: {4}async)? *(?: {4})?def (?<name>\w+)\(/gm);
  return [...matches].map((match) => {
    const inner = readBrackets(body, match.index + match[0].length - 1);
    const result = /^\s*->\s*(?<type>[^\n]+):/.exec(body.slice(match.index + match[0].length + inner.length + 1));
    const returns = toGraphqlType(readType(result?.groups?.type ?? "None"), false);
    return [toApiName(match.groups?.name ?? ""), { args: readArguments(inner), returns }] as const;
  });
}

function readArguments(text: string): readonly ApiArgument[] {
  return splitList(text.replaceAll(/#[^\n]*/g, "")).flatMap((part) => {
    const { name, type, value } =
      /^(?<name>\w+)\s*:\s*(?<type>[\s\S]+?)(?:\s*=(?!=)\s*(?<value>[\s\S]+))?$/.exec(part)?.groups ?? {};
    if (name === undefined || type === undefined) {
      return [];
    }
    const isOptional = value !== undefined || /\bDefaultPath\(/.test(type);
    const read = readType(type);
    return [
      {
        name: toApiName(name),
        type: toGraphqlType({ ...read, isOptional: isOptional || read.isOptional === true }, true),
      },
    ];
  });
}

function readType(text: string): ProgramType {
  const plain = /^Annotated\[(?<inner>[\s\S]+)\]$/.exec(text.trim())?.groups?.inner;
  const type = plain === undefined ? text.trim() : (splitList(plain)[0] ?? "");
  const isOptional = /\|\s*None$|^Optional\[/.test(type);
  const bare = type.replace(/\s*\|\s*None$/, "").replace(/^Optional\[(.*)\]$/, "$1");
  const list = /^(?:list|List|Sequence)\[(?<inner>.*)\]$/.exec(bare)?.groups?.inner;
  const name = (list ?? bare).replaceAll(/["']/g, "").replace(/^dagger\./, "");
  return { name: SCALARS[name] ?? (name === "Self" ? "Void" : name), isList: list !== undefined, isOptional };
}

function toApiName(name: string): string {
  return name.replace(/_$/, "").replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
