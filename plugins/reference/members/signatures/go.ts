import { toPascal } from "../../../../scripts/words/spellings.ts";
import {
  joinCall,
  type Member,
  readArgumentType,
  readResult,
  type SignatureWriter,
  splitArguments,
} from "./signature.ts";

const BUILT_IN: Readonly<Record<string, string>> = { Boolean: "bool", Float: "float64", Int: "int", String: "string" };

/** Writes a method of the Go SDK, with the fields of its options. */
export const writeGo: SignatureWriter = (member, facts) => {
  const { required, optional } = splitArguments(member);
  const { name, isList, isAwaited } = readResult(member, facts);
  const isObject = (type: string) => facts.api.types.has(type);
  const typeOf = (argument: Parameters<typeof readArgumentType>[0]) => {
    const type = readArgumentType(argument);
    return `${type.isList ? "[]" : ""}${isObject(type.name) ? "*" : ""}${toGoType(type.name)}`;
  };
  const options = optionsName(member);
  const parameters = [
    ...(isAwaited ? ["ctx context.Context"] : []),
    ...required.map((argument) => `${argument.name} ${typeOf(argument)}`),
    ...(optional.length > 0 ? [`opts ...${options}`] : []),
  ];
  const value = isList ? `[]${toGoType(name)}` : `${isObject(name) ? "*" : ""}${toGoType(name)}`;
  const result = name === "Void" ? "error" : isAwaited ? `(${value}, error)` : value;
  const method = joinCall(`${toPascal(member.name)}(`, parameters, `) ${result}`, "\t");
  // In columns, as Go formats structs.
  const width = Math.max(0, ...optional.map((argument) => toPascal(argument.name).length));
  const fields = optional.map((argument) => `\t${toPascal(argument.name).padEnd(width)} ${typeOf(argument)}`);
  return fields.length === 0 ? method : `${method}\n\ntype ${options} struct {\n${fields.join("\n")}\n}`;
};

function optionsName({ owner, name }: Member): string {
  return `${owner === "Query" ? "" : owner}${toPascal(name)}Opts`;
}

function toGoType(name: string): string {
  return BUILT_IN[name] ?? name;
}
