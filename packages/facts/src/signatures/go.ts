import { type Api, isRequired, parseTypeRef } from "../api.ts";
import { toPascal } from "../spellings.ts";
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
  Boolean: "bool",
  Float: "float64",
  Int: "int",
  Query: "Client",
  String: "string",
};

/** Renders the API in Go. */
export const go: Declarer = {
  declareFunction(member, api, detail) {
    const { required, optional } = splitArguments(member.fn.args);
    const name = toPascal(member.name);
    const owner = toGoName(member.type);
    const options = `${member.type === "Query" ? "" : owner}${name}Opts`;
    const parameters = [
      ...(isAsked(member, api) ? ["ctx context.Context"] : []),
      ...required.map((argument) => `${argument.name} ${toGoType(argumentType(member, argument), api)}`),
      ...(optional.length > 0 ? [`opts ...${options}`] : []),
    ];
    const returned = parseTypeRef(returnType(member));
    // Only returned lists contain values; lists that are passed in contain pointers.
    const value = returned.isList ? `[]${toGoName(returned.name)}` : toGoType(returned.name, api);
    const result = returned.name === "Void" ? "error" : isAsked(member, api) ? `(${value}, error)` : value;
    const code = layOut(`func (r *${owner}) ${name}`, parameters, ` ${result}`, { detail, indent: "\t" });
    return {
      code: detail !== "full" || optional.length === 0 ? code : `${code}\n\n${declareOptions(options, member, api)}`,
      name,
      optional: optional.map((argument) => toPascal(argument.name)),
    };
  },
  declareArgument(member, argument, api) {
    // An optional argument is a field of the function's options.
    const name = isRequired(argument) ? argument.name : toPascal(argument.name);
    return { code: `${name} ${toGoType(argumentType(member, argument), api)}`, name };
  },
  declareType(type, form) {
    const name = toGoName(type);
    return { code: `type ${name} ${form === "scalar" ? "string" : "struct"}`, name };
  },
  declareEnum: (name) => ({ code: `type ${name} string`, name }),
  declareEnumValue: (type, value) => {
    const name = `${type}${toEnumMember(value)}`;
    return { code: `dagger.${name}`, name };
  },
};

/** Renders the options of a function, aligned in columns as Go formats structs. */
function declareOptions(name: string, member: ApiMember, api: Api): string {
  const fields = splitArguments(member.fn.args).optional.map(
    (argument) => [toPascal(argument.name), toGoType(argumentType(member, argument), api)] as const,
  );
  const width = Math.max(...fields.map(([field]) => field.length));
  return `type ${name} struct {\n${fields.map(([field, type]) => `\t${field.padEnd(width)} ${type}\n`).join("")}}`;
}

function toGoType(type: string, { types }: Api): string {
  const { name, isList } = parseTypeRef(type);
  return `${isList ? "[]" : ""}${types.has(name) ? "*" : ""}${toGoName(name)}`;
}

function toGoName(name: string): string {
  return NAMES[name] ?? toPascal(name);
}
