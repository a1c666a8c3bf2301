import type { ApiArgument } from "../../../../scripts/facts/api.ts";
import { toPhpParameter, toPhpResult } from "../../../../scripts/snippets/php/names.ts";
import { joinCall, type SignatureWriter, splitArguments } from "./signature.ts";

/** Writes a method of the PHP SDK; arguments behind the required ones are best given by name. */
export const writePhp: SignatureWriter = (member) => {
  const { required, optional } = splitArguments(member);
  const parameters = [
    ...required.map((argument) => `${toType(argument, false)} $${argument.name}`),
    ...optional.map((argument) => `${toType(argument, true)} $${argument.name} = ${toDefault(argument)}`),
  ];
  return joinCall(`${member.name}(`, parameters, `): ${withoutNamespace(toPhpResult(member.fn.returns))}`, "    ");
};

function toType({ type }: ApiArgument, isOptional: boolean): string {
  const php = withoutNamespace(toPhpParameter(type, { isOptional }));
  // PHP's own short form, where nothing else stands beside null.
  return php.split("|").length === 2 && php.endsWith("|null") ? `?${php.replace("|null", "")}` : php;
}

/** The SDK repeats plain defaults of the schema only. */
function toDefault({ default: value = "" }: ApiArgument): string {
  if (/^(?:true|false|-?\d+)$/.test(value)) {
    return value;
  }
  return value.startsWith('"') ? `'${value.slice(1, -1)}'` : "null";
}

function withoutNamespace(type: string): string {
  return type.replaceAll("\\Dagger\\", "");
}
