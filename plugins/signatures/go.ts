import { parseTypeRef } from "../../scripts/snippets/api/api.ts";
import { toPascal } from "../../scripts/words/spellings.ts";
import { type ApiMember, argumentType, layOut, returnType, type Signature, splitArguments } from "./api-member.ts";
import type { TypeNames } from "./type-names.ts";

const BUILT_IN: Readonly<Record<string, string>> = { Boolean: "bool", Float: "float64", Int: "int", String: "string" };

/** Declares a function as the Go SDK does. */
export function declareGo(member: ApiMember, names: TypeNames): Signature {
  const { required, optional } = splitArguments(member.fn.args);
  const returned = parseTypeRef(returnType(member));
  // What is asked of the engine at once may fail and takes a context; an object is only a description.
  const isAsked = parseTypeRef(member.fn.returns).isList || !names.isObject(parseTypeRef(member.fn.returns).name);
  const name = toPascal(member.name);
  const owner = toGoName(member.type);
  const options = `${member.type === "Query" ? "" : owner}${name}Opts`;
  const parameters = [
    ...(isAsked ? ["ctx context.Context"] : []),
    ...required.map((argument) => `${argument.name} ${toGoType(argumentType(member, argument), names)}`),
    ...(optional.length > 0 ? [`opts ...${options}`] : []),
  ];
  const value = returned.isList
    ? `[]${toGoName(returned.name)}`
    : `${names.isObject(returned.name) ? "*" : ""}${toGoName(returned.name)}`;
  const result = returned.name === "Void" ? "error" : isAsked ? `(${value}, error)` : value;
  return {
    code: layOut(`func (r *${owner}) ${name}`, parameters, ` ${result}`),
    name,
    optional: optional.map((argument) => toPascal(argument.name)),
  };
}

/** Spells the type of an argument. */
export function toGoType(type: string, names: TypeNames): string {
  const { name, isList } = parseTypeRef(type);
  return `${isList ? "[]" : ""}${names.isObject(name) ? "*" : ""}${toGoName(name)}`;
}

/** Spells the name of a type. */
export function toGoName(name: string): string {
  return name === "Query" ? "Client" : (BUILT_IN[name] ?? toPascal(name));
}
