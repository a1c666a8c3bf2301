import { type ApiArgument, isRequired, parseTypeRef } from "../api.ts";
import { capitalize } from "../spellings.ts";
import {
  type ApiMember,
  argumentType,
  type Declarer,
  isAsked,
  layOut,
  returnType,
  splitArguments,
  toEnumMember,
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

/** Reserved words that the SDK avoids as names by appending an underscore. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    "any as async await boolean break case catch class const constructor continue debugger declare default delete do " +
    "else enum extends false finally for function if implements import in instanceof interface let module namespace " +
    "new null number package private protected public require return set static string super switch symbol this " +
    "throw true try type typeof var void while yield"
  ).split(" "),
);

/** Functions whose only required argument is among the options in this SDK. */
const WITHOUT_REQUIRED: ReadonlySet<string> = new Set(["Directory.search"]);

/** Renders the API in TypeScript. */
export const typescript: Declarer = {
  declareFunction(member, api, detail) {
    const { required, optional } = split(member);
    const name = toTypeScriptMember(member.name);
    // The options of `Module_` and `Function_` have names without the underscore.
    const owner = toTypeScriptName(member.type).replace(/_$/, "");
    const declare = (argument: ApiArgument) => typescript.declareArgument(member, argument, api).code;
    const listed = `opts?: {\n${optional.map((argument) => `  ${declare(argument)}\n`).join("")}}`;
    const options = detail !== "full" ? `opts?: ${owner}${capitalize(member.name)}Opts` : listed;
    const parameters = [...required.map(declare), ...(optional.length > 0 ? [options] : [])];
    const value = toTypeScriptType(returnType(member));
    const end = `: ${isAsked(member, api) ? `Promise<${value}>` : value}`;
    return {
      code: layOut(name, parameters, end, { detail }),
      name,
      optional: optional.map((argument) => argument.name),
    };
  },
  declareArgument(member, argument) {
    // A field of the options may be named like a reserved word.
    const name = isRequired(argument) ? toTypeScriptMember(argument.name) : argument.name;
    const mark = isRequired(argument) ? "" : "?";
    return { code: `${name}${mark}: ${toTypeScriptType(argumentType(member, argument))}`, name };
  },
  declareType(type, form) {
    const name = toTypeScriptName(type);
    return { code: `${form === "object" ? "class" : "type"} ${name}`, name };
  },
  declareEnum: (name) => ({ code: `enum ${name}`, name }),
  declareEnumValue: (type, value) => {
    const name = toEnumMember(value);
    return { code: `${type}.${name}`, name };
  },
};

function split(member: ApiMember) {
  const { required, optional } = splitArguments(member.fn.args);
  return WITHOUT_REQUIRED.has(`${member.type}.${member.name}`)
    ? { required: [], optional: [...required, ...optional] }
    : { required, optional };
}

/** Converts the name of a function or an argument, neither of which may be a reserved word. */
export function toTypeScriptMember(name: string): string {
  return KEYWORDS.has(name.toLowerCase()) ? `${name}_` : name;
}

/** Converts the name of a type. */
export function toTypeScriptName(name: string): string {
  return NAMES[name] ?? name;
}

function toTypeScriptType(type: string): string {
  const { name, isList } = parseTypeRef(type);
  return `${toTypeScriptName(name)}${isList ? "[]" : ""}`;
}
