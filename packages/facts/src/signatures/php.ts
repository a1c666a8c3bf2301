import { type ApiArgument, isRequired } from "../api.ts";
import { toPhpClass, toPhpParameter, toPhpResult } from "../spellings.ts";
import { type Declarer, layOut, splitArguments } from "./api-member.ts";

/**
 * Renders the API in PHP, whose SDK accepts ids as well as objects, and returns ids where other SDKs return objects.
 */
export const php: Declarer = {
  declareFunction(member, api, detail) {
    const { name, fn } = member;
    const { required, optional } = splitArguments(fn.args);
    const declare = (argument: ApiArgument) => php.declareArgument(member, argument, api).code;
    const listed = optional.map((argument) => `${declare(argument)} = ${toDefault(argument)}`);
    const hint = optional.length > 0 ? ["…"] : [];
    const parameters = [...required.map(declare), ...(detail === "brief" ? hint : listed)];
    const end = `: ${withoutNamespace(toPhpResult(fn.returns))}`;
    return {
      code: layOut(`function ${name}`, parameters, end, { detail, indent: "    " }),
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

/** Renders a default; the SDK repeats only plain defaults from the schema. */
function toDefault({ default: value = "" }: ApiArgument): string {
  if (/^(?:true|false|-?\d+)$/.test(value)) {
    return value;
  }
  return value.startsWith('"') ? `'${value.slice(1, -1)}'` : "null";
}

/** Removes the namespace, which modules import. */
function withoutNamespace(type: string): string {
  return type.replaceAll("\\Dagger\\", "");
}
