import { toPhpClass, toPhpParameter, toPhpResult } from "../../../scripts/snippets/php/names.ts";
import type { SignatureField } from "./field.ts";

/** Writes a field as the method of the PHP SDK; `...` stands for its options, which may be named. */
export function toPhpSignature({ name, required, optional, returns, returnsText }: SignatureField): string {
  const parameters = [
    ...required.map((argument) => `${toPhpParameter(argument.text, { isOptional: false })} $${argument.name}`),
    ...(optional.length > 0 ? ["..."] : []),
  ].join(", ");
  const result = returns.name.endsWith("ID") && !returns.isList ? toPhpClass(returns.name) : toPhpResult(returnsText);
  return `${name}(${parameters}): ${result}`.replaceAll("\\Dagger\\", "");
}
