import { parseTypeRef } from "../../scripts/snippets/api/api.ts";
import {
  type ApiMember,
  argumentType,
  capitalise,
  layOut,
  returnType,
  type Signature,
  splitArguments,
} from "./api-member.ts";

const NAMES: Readonly<Record<string, string>> = {
  Boolean: "boolean",
  Float: "float",
  Function: "Function_",
  Int: "number",
  Module: "Module_",
  Query: "Client",
  String: "string",
  Void: "void",
};

/** Words of the language that the SDK avoids as names, by an underscore behind them. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    "any as async await boolean break case catch class const constructor continue debugger declare default delete do " +
    "else enum extends false finally for function if implements import in instanceof interface let module namespace " +
    "new null number package private protected public require return set static string super switch symbol this " +
    "throw true try type typeof var void while yield"
  ).split(" "),
);

/** Functions whose one required argument stands among the options of this SDK. */
const WITHOUT_REQUIRED: ReadonlySet<string> = new Set(["Directory.search"]);

/** Declares a function as the TypeScript SDK does. */
export function declareTypeScript(member: ApiMember, isAwaited: boolean): Signature {
  const split = splitArguments(member.fn.args);
  const isAllOptional = WITHOUT_REQUIRED.has(`${member.type}.${member.name}`);
  const required = isAllOptional ? [] : split.required;
  const optional = isAllOptional ? member.fn.args : split.optional;
  const name = avoidKeyword(member.name);
  const owner = toTypeScriptName(member.type).replace(/_$/, "");
  const parameters = [
    ...required.map((argument) => `${avoidKeyword(argument.name)}: ${toTypeScriptType(argumentType(member, argument))}`),
    ...(optional.length > 0 ? [`opts?: ${owner}${capitalise(member.name)}Opts`] : []),
  ];
  const value = toTypeScriptType(returnType(member));
  return {
    code: layOut(name, parameters, `: ${isAwaited ? `Promise<${value}>` : value}`),
    name,
    optional: optional.map((argument) => argument.name),
  };
}

function avoidKeyword(name: string): string {
  return KEYWORDS.has(name.toLowerCase()) ? `${name}_` : name;
}

/** Spells a type. */
export function toTypeScriptType(type: string): string {
  const { name, isList } = parseTypeRef(type);
  return `${toTypeScriptName(name)}${isList ? "[]" : ""}`;
}

/** Spells the name of a type. */
export function toTypeScriptName(name: string): string {
  return NAMES[name] ?? name;
}
