import type { ApiArgument } from "../../../../scripts/facts/api.ts";
import { toPythonName } from "../../../../scripts/snippets/python/readings.ts";
import { joinCall, readArgumentType, readResult, type SignatureWriter, splitArguments } from "./signature.ts";

const BUILT_IN: Readonly<Record<string, string>> = {
  Boolean: "bool",
  Float: "float",
  Int: "int",
  String: "str",
  Void: "None",
};

/** Writes a method of the Python SDK; what may be left out has to be given by name. */
export const writePython: SignatureWriter = (member, facts) => {
  const { required, optional } = splitArguments(member);
  const { name, isList, isAwaited } = readResult(member, facts);
  const value = isList ? `list[${toType(name)}]` : toType(name);
  const isNullable = isAwaited && name !== "Void" && !member.fn.returns.endsWith("!");
  const parameters = [
    ...required.map((argument) => `${toPythonName(argument.name)}: ${typeOf(argument)}`),
    ...(optional.length > 0 ? ["*"] : []),
    ...optional.map(
      (argument) => `${toPythonName(argument.name)}: ${typeOf(argument)} | None = ${toDefault(argument, facts)}`,
    ),
  ];
  const start = `${isAwaited ? "async def" : "def"} ${toPythonName(member.name)}(`;
  return joinCall(start, parameters, `) -> ${value}${isNullable ? " | None" : ""}`, "    ");
};

function typeOf(argument: ApiArgument): string {
  const { name, isList } = readArgumentType(argument);
  return isList ? `list[${toType(name)}]` : toType(name);
}

function toType(name: string): string {
  return BUILT_IN[name] ?? name;
}

function toDefault({ type, default: value }: ApiArgument, { api }: Parameters<SignatureWriter>[1]): string {
  const enumeration = type.replaceAll(/[[\]!]/g, "");
  if (value === undefined || value === "[]" || value === "null") {
    return "None";
  }
  if (api.enums.has(enumeration)) {
    return `${enumeration}.${value}`;
  }
  return { true: "True", false: "False" }[value] ?? value;
}
