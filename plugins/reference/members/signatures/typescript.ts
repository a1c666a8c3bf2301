import type { ApiArgument } from "../../../../scripts/facts/api.ts";
import { joinCall, readArgumentType, readResult, type SignatureWriter, splitArguments } from "./signature.ts";

const BUILT_IN: Readonly<Record<string, string>> = {
  Boolean: "boolean",
  Float: "float",
  Function: "Function_",
  Int: "number",
  Module: "Module_",
  String: "string",
  Void: "void",
};

/** Words that the SDK does not use as names of its own. */
const KEYWORDS = new Set(["function", "import", "module", "number"]);

/** The one function whose required argument the SDK's generator puts among the options. */
const ALL_IN_OPTIONS = "Directory.search";

/** Writes a method of the TypeScript SDK, with its options in place. */
export const writeTypeScript: SignatureWriter = (member, facts) => {
  const { required, optional } = splitArguments(member);
  const { name, isList, isAwaited } = readResult(member, facts);
  const value = `${toType(name)}${isList ? "[]" : ""}`;
  const result = isAwaited ? `Promise<${value}>` : value;
  const isPlain = `${member.owner}.${member.name}` !== ALL_IN_OPTIONS;
  const parameters = isPlain
    ? required.map((argument) => `${toTypeScriptName(argument.name)}: ${typeOf(argument)}`)
    : [];
  const options = [
    ...(isPlain ? [] : required.map((argument) => `  ${argument.name}: ${typeOf(argument)}`)),
    ...optional.map((argument) => `  ${argument.name}?: ${typeOf(argument)}`),
  ];
  return options.length === 0
    ? joinCall(`${toTypeScriptName(member.name)}(`, parameters, `): ${result}`)
    : `${toTypeScriptName(member.name)}(${[...parameters, "opts?: {"].join(", ")}\n${options.join("\n")}\n}): ${result}`;
};

/** Spells a name of the schema as the TypeScript SDK does. @example toTypeScriptName("import") // "import_" */
export function toTypeScriptName(name: string): string {
  return `${name}${KEYWORDS.has(name) ? "_" : ""}`;
}

function typeOf(argument: ApiArgument): string {
  const { name, isList } = readArgumentType(argument);
  return `${toType(name)}${isList ? "[]" : ""}`;
}

function toType(name: string): string {
  return BUILT_IN[name] ?? name;
}
