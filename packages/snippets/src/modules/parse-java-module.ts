import type { ProgramType } from "./graphql-type.ts";
import type { Module } from "./module.ts";
import { type ClassSyntax, parseClasses } from "./parse-class-module.ts";
import { readBrackets, splitList } from "./split-list.ts";

/** Reads the functions that the Java source of a module exposes; undefined without an `@Object`. */
export function parseJavaModule(origin: string, source: string): Module | undefined {
  return parseClasses(origin, source, JAVA);
}

const SCALARS: Readonly<Record<string, string>> = {
  Boolean: "Boolean",
  Integer: "Int",
  boolean: "Boolean",
  double: "Float",
  float: "Float",
  int: "Int",
  void: "Void",
};

/** Matches annotations with at most one pair of parentheses each. */
const ANNOTATIONS = String.raw`(?:@\w+(?:\([^)]*\))?\s+)*`;
const TYPE = String.raw`(?<type>[\w.]+(?:<[\w.<>, ]+>|\[\])?)`;

const JAVA: ClassSyntax = {
  ending: ".java",
  object: /@Object\b(?:\([^)]*\))?[^{]*?\bclass (?<name>\w+)[^{]*\{/g,
  alias: /@Function\((?:[^)]*\bvalue\s*=\s*)?"(?<alias>\w+)"/,
  fn: new RegExp(String.raw`@Function\b(?:\([^)]*\))?\s+${ANNOTATIONS}public\s+${TYPE}\s+(?<name>\w+)\(`, "g"),
  // Callers see public fields, and others with the annotation, but not constants or fields that aren't stored.
  field: new RegExp(
    String.raw`(?:(?<=[;{}]\s*)|^\s*)(?=${ANNOTATIONS}public\b|@Function\b)(?!${ANNOTATIONS}(?:\w+\s+)*(?:final|static|transient)\s)` +
      String.raw`${ANNOTATIONS}(?:(?:public|protected|private)\s+)?${TYPE}\s+(?<name>\w+)\s*(?:=[^;]*)?;`,
    "g",
  ),
  // A constructor with parameters; the one without exists only for the SDK.
  maker: (name) => new RegExp(`\\bpublic ${name}\\((?=\\s*[^)\\s])`),
  readArgument(text) {
    const { type, argument } =
      /(?<type>[\w.]+(?:<[\w.<>]+>|\[\])?)\s+_?(?<argument>\w+)$/.exec(text.trim())?.groups ?? {};
    if (type === undefined || argument === undefined) {
      return undefined;
    }
    const isOptional = /@Default(?:Path)?\b/.test(text) || /^(?:java\.util\.)?Optional</.test(type);
    const settings = {
      default: readAnnotation("Default", text),
      defaultPath: readAnnotation("DefaultPath", text),
      ignore: readAnnotation("Ignore", text),
    };
    return { ...readType(type), isOptional, argument, settings };
  },
  readResult: (before) => readType(/public\s+(?<type>[\w.<>[\], ]+?)\s+\w+\($/.exec(before)?.groups?.type ?? "void"),
  readFieldType: readType,
  readEnums: (source) =>
    new Map(
      [...source.matchAll(/@Enum\b[^{]*?\benum (?<name>\w+)[^{]*\{/g)].map((match) => {
        const [members = ""] = splitList(readBrackets(source, match.index + match[0].length - 1), ";");
        return [match.groups?.name ?? "", splitList(members).map((member) => member.replace(/\W[\s\S]*$/, ""))];
      }),
    ),
  // The last component of the package is the module's name in lowercase.
  isMain(name, source) {
    const module = /^package [\w.]*?(?<module>\w+);/m.exec(source)?.groups?.module;
    return module === undefined || module === name.toLowerCase();
  },
};

/** Returns the text between the parentheses of an annotation. */
function readAnnotation(name: string, text: string): string | undefined {
  const match = new RegExp(`@${name}\\((?:value\\s*=\\s*)?`).exec(text);
  return match ? readBrackets(text, text.indexOf("(", match.index)).trim() : undefined;
}

function readType(type: string): ProgramType {
  const bare = type.replace(/^(?:java\.util\.)?Optional<(.*)>$/, "$1");
  const item = /^(?:java\.util\.)?List<(?<item>.*)>$|^(?<array>.*)\[\]$/.exec(bare)?.groups;
  const name = (item?.item ?? item?.array ?? bare).replace(/^.*\./, "");
  return { name: SCALARS[name] ?? name, isList: item !== undefined };
}
