import { parseTypeRef } from "../../scripts/snippets/api/api.ts";
import { toPythonName } from "../../scripts/snippets/python/readings.ts";
import { type ApiMember, argumentType, layOut, returnType, type Signature, splitArguments } from "./api-member.ts";

const BUILT_IN: Readonly<Record<string, string>> = {
  Boolean: "bool",
  Float: "float",
  Int: "int",
  Query: "Client",
  String: "str",
  Void: "None",
};


/** Declares a function as the Python SDK does. */
export function declarePython(member: ApiMember, isAwaited: boolean): Signature {
  const { required, optional } = splitArguments(member.fn.args);
  const name = toPythonName(member.name);
  const parameters = [
    "self",
    ...required.map((argument) => `${toPythonName(argument.name)}: ${toPythonType(argumentType(member, argument))}`),
    ...(optional.length > 0 ? ["*, …"] : []),
  ];
  const returns = returnType(member);
  const value = toPythonType(returns);
  const result = !isAwaited || returns.endsWith("!") || value === "None" ? value : `${value} | None`;
  return {
    code: layOut(`${isAwaited ? "async " : ""}def ${name}`, parameters, ` -> ${result}`),
    name,
    optional: optional.map((argument) => toPythonName(argument.name)),
  };
}

/** Spells a type. */
export function toPythonType(type: string): string {
  const { name, isList } = parseTypeRef(type);
  const python = BUILT_IN[name] ?? name;
  return isList ? `list[${python}]` : python;
}
