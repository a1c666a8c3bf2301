import { toPhpParameter, toPhpResult } from "../../scripts/snippets/php/names.ts";
import { type ApiMember, layOut, type Signature, splitArguments } from "./api-member.ts";

/** Declares a function as the PHP SDK does, which gives ids where others give objects. */
export function declarePhp({ name, fn }: ApiMember): Signature {
  const { required, optional } = splitArguments(fn.args);
  const parameters = [
    ...required.map(
      (argument) => `${withoutNamespace(toPhpParameter(argument.type, { isOptional: false }))} $${argument.name}`,
    ),
    ...(optional.length > 0 ? ["…"] : []),
  ];
  return {
    code: layOut(`function ${name}`, parameters, `: ${withoutNamespace(toPhpResult(fn.returns))}`),
    name,
    optional: optional.map((argument) => argument.name),
  };
}

/** Leaves out the namespace that a module imports. */
export function withoutNamespace(type: string): string {
  return type.replaceAll("\\Dagger\\", "");
}
