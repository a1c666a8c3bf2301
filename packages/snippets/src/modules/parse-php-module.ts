import { type ProgramType, SELF } from "./graphql-type.ts";
import type { Module } from "./module.ts";
import { type ClassSyntax, parseClasses } from "./parse-class-module.ts";

/** Reads the functions that the PHP source of a module exposes; undefined without a `#[DaggerObject]`. */
export function parsePhpModule(origin: string, source: string): Module | undefined {
  return parseClasses(origin, source, PHP);
}

const SCALARS: Readonly<Record<string, string>> = {
  Json: "JSON",
  bool: "Boolean",
  float: "Float",
  int: "Int",
  self: SELF,
  static: SELF,
  string: "String",
  void: "Void",
};

/** Matches attributes of the SDK, alone or with others between the same brackets. */
const ATTRIBUTES = String.raw`(?:#\[(?:[^\]'"]|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")*\]\s*)*`;

const PHP: ClassSyntax = {
  ending: ".php",
  object: /#\[DaggerObject\b[^{]*?\bclass (?<name>\w+)[^{]*\{/g,
  // Callers never see properties, and can call a constructor only if it has the attribute.
  fn: new RegExp(String.raw`(?=#\[DaggerFunction\b)${ATTRIBUTES}public\s+function\s+(?<name>(?!__)\w+)\(`, "g"),
  maker: () => new RegExp(String.raw`(?=#\[DaggerFunction\b)${ATTRIBUTES}public\s+function\s+__construct\(`),
  readArgument(text) {
    const { type, argument, value } =
      /(?<type>\??[\w\\|]+)\s+\$(?<argument>\w+)\s*(?<value>=[\s\S]*)?$/.exec(text)?.groups ?? {};
    if (type === undefined || argument === undefined) {
      return undefined;
    }
    const isOptional = value !== undefined || /^\?|\bnull\b/.test(type) || /\bDefaultPath\(/.test(text);
    const settings = {
      default: value?.replace(/^=\s*/, ""),
      defaultPath: /\bDefaultPath\((?<path>[^)]*)\)/.exec(text)?.groups?.path,
      ignore: /\bIgnore\((?<list>[^)]*)\)/.exec(text)?.groups?.list,
    };
    return { ...readType(type, text, "ListOfType"), isOptional, argument, settings };
  },
  readResult(before, behind) {
    const type = /^\s*:\s*(?<type>\??[\w\\|]+)/.exec(behind)?.groups?.type ?? "void";
    return readType(type, before, "ReturnsListOfType");
  },
};

/** Reads a type; an attribute declares the item type of an array. */
function readType(type: string, around: string, attribute: string): ProgramType {
  const bare = type.replace(/^\?|\|null\b/g, "").replace(/^.*\\/, "");
  const item = new RegExp(`\\b${attribute}\\('?(?<item>[\\w\\\\]+)`).exec(around)?.groups?.item?.replace(/^.*\\/, "");
  const name = bare === "array" ? (item ?? "string") : bare;
  return { name: SCALARS[name] ?? name, isList: bare === "array" };
}
