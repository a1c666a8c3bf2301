import { toJavaMethod, toJavaParameter, toJavaType } from "../../../scripts/snippets/java/names.ts";
import type { SignatureField } from "./field.ts";

/** Writes a field as the method of the Java SDK; options are an object of their own, after the other arguments. */
export function toJavaSignature(field: SignatureField): string {
  const { owner, name, required, optional, object, returnsText } = field;
  const place = name === "id" ? "id" : "value";
  const parameters = [
    ...required.map(
      (argument) =>
        `${toJavaType(argument.text, argument.name === "id" ? "id" : "value")} ${toJavaParameter(argument.name)}`,
    ),
    ...(optional.length > 0 ? [`${toJavaType(owner, "value")}.${toPascal(name)}Arguments optArgs`] : []),
  ].join(", ");
  const result = object ? toJavaType(object, "value") : toJavaType(returnsText, place);
  return `${result.replace(/^Void$/, "void")} ${toJavaMethod(owner, name)}(${parameters})`.replaceAll("java.util.", "");
}

function toPascal(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
