import type { ApiArgument } from "../../../../scripts/facts/api.ts";
import { parseTypeRef } from "../../../../scripts/snippets/api/api.ts";
import { toJavaMethod, toJavaParameter, toJavaType } from "../../../../scripts/snippets/java/names.ts";
import { capitalise, joinCall, type SignatureWriter } from "./signature.ts";

/** Writes a method of the Java SDK, with the methods that set its options. */
export const writeJava: SignatureWriter = ({ owner, name, fn: { args, returns } }) => {
  const method = toJavaMethod(owner, name);
  const required = args.filter(({ type }) => parseTypeRef(type).isRequired);
  const optional = args.filter(({ type }) => !parseTypeRef(type).isRequired);
  const options = `${capitalise(method)}Arguments`;
  const parameters = [
    ...required.map((argument) => `${typeOf(argument)} ${toJavaParameter(argument.name)}`),
    ...(optional.length > 0 ? [`${options} optArgs`] : []),
  ];
  const result = withoutPackage(toJavaType(returns, name === "id" ? "id" : "value"));
  const call = joinCall(`${result} ${method}(`, parameters, ")");
  const setters = optional.map(
    (argument) => `  .with${capitalise(argument.name)}(${typeOf(argument)} ${toJavaParameter(argument.name)})`,
  );
  return setters.length === 0
    ? call
    : `${call}\n\nnew ${owner === "Query" ? "Client" : owner}.${options}()\n${setters.join("\n")}`;
};

function typeOf({ type }: ApiArgument): string {
  return withoutPackage(toJavaType(type, "value"));
}

function withoutPackage(type: string): string {
  return type.replace("java.util.", "");
}
