import { toPhpClass, toPhpParameter, toPhpResult } from "../../scripts/snippets/php/names.ts";
import { type Declarer, isRequired, layOut, splitArguments } from "./api-member.ts";

/** The API in PHP, whose SDK takes ids as well as objects, and gives ids where others give objects. */
export const php: Declarer = {
  declareFunction(member, api) {
    const { name, fn } = member;
    const { required, optional } = splitArguments(fn.args);
    const parameters = [
      ...required.map((argument) => php.declareArgument(member, argument, api).code),
      ...(optional.length > 0 ? ["…"] : []),
    ];
    return {
      code: layOut(`function ${name}`, parameters, `: ${withoutNamespace(toPhpResult(fn.returns))}`),
      name,
      optional: optional.map((argument) => argument.name),
    };
  },
  declareArgument(_member, argument) {
    const type = toPhpParameter(argument.type, { isOptional: !isRequired(argument) });
    const short = withoutNamespace(type).replace(/^(\w+)\|null$/, "?$1");
    return { code: `${short} $${argument.name}`, name: argument.name };
  },
  declareType(type) {
    const name = toPhpClass(type);
    return { code: `class ${name}`, name };
  },
  declareEnum: (name) => ({ code: `enum ${name}: string`, name }),
  declareEnumValue: (type, value) => ({ code: `${type}::${value}`, name: value }),
};

/** Modules import the namespace. */
function withoutNamespace(type: string): string {
  return type.replaceAll("\\Dagger\\", "");
}
