import type { TypeRef } from "../../../scripts/snippets/api/api.ts";
import { toPythonName } from "../../../scripts/snippets/python/readings.ts";
import type { SignatureArgument, SignatureField } from "./field.ts";

const BUILT_IN: Readonly<Record<string, string>> = {
  Boolean: "bool",
  Float: "float",
  Int: "int",
  String: "str",
};

/** Writes a field as the method of the Python SDK; `...` stands for its options, which are keywords. */
export function toPythonSignature(field: SignatureField): string {
  const { name, required, optional, object, returns, isAsked } = field;
  const parameters = [
    ...required.map((argument) => `${toPythonName(argument.name)}: ${toInput(argument)}`),
    ...(optional.length > 0 ? ["*, ..."] : []),
  ].join(", ");
  const result = object ?? toOutput(returns);
  return `${isAsked ? "async " : ""}def ${toPythonName(name)}(${parameters}) -> ${result}`;
}

function toInput({ name: argument, type: { name, isList } }: SignatureArgument): string {
  const python = BUILT_IN[name] ?? (argument === "id" ? name : name.replace(/ID$/, ""));
  return isList ? `list[${python}]` : python;
}

function toOutput({ name, isList, isRequired }: TypeRef): string {
  const python = BUILT_IN[name] ?? name;
  const one = isList ? `list[${python}]` : python;
  return isRequired ? one : `${one} | None`;
}
