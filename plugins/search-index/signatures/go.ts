import type { TypeRef } from "../../../scripts/snippets/api/api.ts";
import { toPascal } from "../../../scripts/words/spellings.ts";
import type { SignatureArgument, SignatureField } from "./field.ts";

const BUILT_IN: Readonly<Record<string, string>> = { Boolean: "bool", Float: "float64", Int: "int", String: "string" };

/** Words that Go keeps for itself, and names that its SDK's code uses: arguments get another one. */
const KEYWORDS: Readonly<Record<string, string>> = { type: "type_", func: "func_", interface: "interface_" };

/** Writes a field as the method of the Go SDK. */
export function toGoSignature(field: SignatureField): string {
  const { owner, name, required, optional, object, isAsked } = field;
  const receiver = owner === "Query" ? "Client" : toGoName(owner);
  const options = `${owner === "Query" ? "" : toGoName(owner)}${toGoName(name)}Opts`;
  const parameters = [
    ...(isAsked ? ["ctx context.Context"] : []),
    ...required.map((argument) => `${KEYWORDS[argument.name] ?? argument.name} ${toInput(argument)}`),
    ...(optional.length > 0 ? [`opts ...${options}`] : []),
  ].join(", ");
  const result = object ? `*${toGoName(object)}` : toOutput(field.returns);
  const results = !isAsked ? result : result === "" ? "error" : `(${result}, error)`;
  return `func (r *${receiver}) ${toGoName(name)}(${parameters}) ${results}`;
}

function toInput({ name: argument, type: { name, isList } }: SignatureArgument): string {
  const go =
    name.endsWith("ID") && argument !== "id" ? `*${toGoName(name.slice(0, -2))}` : (BUILT_IN[name] ?? toGoName(name));
  return isList ? `[]${go}` : go;
}

function toOutput({ name, isList }: TypeRef): string {
  const go = name === "Void" ? "" : (BUILT_IN[name] ?? toGoName(name));
  return isList ? `[]${go}` : go;
}

function toGoName(name: string): string {
  return toPascal(name).replace(/^Sdk$/, "SDK");
}
