import { type Api, type ApiArgument, isRequired, parseTypeRef } from "../api.ts";
import { toPythonName } from "../spellings.ts";
import { argumentType, type Declarer, isAsked, layOut, returnType, splitArguments } from "./api-member.ts";

const NAMES: Readonly<Record<string, string>> = {
  Boolean: "bool",
  Float: "float",
  Int: "int",
  Query: "Client",
  String: "str",
  Void: "None",
};

/** Renders the API in Python. */
export const python: Declarer = {
  declareFunction(member, api, detail) {
    const { required, optional } = splitArguments(member.fn.args);
    const name = toPythonName(member.name);
    const declare = (argument: ApiArgument) => python.declareArgument(member, argument, api).code;
    const listed = ["*", ...optional.map((argument) => `${declare(argument)} = ${toDefault(argument, api)}`)];
    const rest = detail === "brief" ? ["*, …"] : listed;
    const parameters = ["self", ...required.map(declare), ...(optional.length > 0 ? rest : [])];
    const returns = returnType(member);
    const value = toPythonType(returns);
    const isAwaited = isAsked(member, api);
    const canLack = isAwaited && !parseTypeRef(returns).isRequired && value !== "None";
    const end = ` -> ${value}${canLack ? " | None" : ""}`;
    return {
      code: layOut(`${isAwaited ? "async " : ""}def ${name}`, parameters, end, { detail, indent: "    " }),
      name,
      optional: optional.map((argument) => toPythonName(argument.name)),
    };
  },
  declareArgument(member, argument) {
    const name = toPythonName(argument.name);
    const canLack = !isRequired(argument);
    return { code: `${name}: ${toPythonType(argumentType(member, argument))}${canLack ? " | None" : ""}`, name };
  },
  declareType(type) {
    const name = toPythonType(type);
    return { code: `class ${name}`, name };
  },
  declareEnum: (name) => ({ code: `class ${name}(Enum)`, name }),
  declareEnumValue: (type, value) => ({ code: `${type}.${value}`, name: value }),
};

function toDefault({ type, default: value }: ApiArgument, { enums }: Api): string {
  if (value === undefined || value === "[]" || value === "null") {
    return "None";
  }
  const { name } = parseTypeRef(type);
  return enums.has(name) ? `${name}.${value}` : (LITERALS[value] ?? value);
}

const LITERALS: Readonly<Record<string, string>> = { false: "False", true: "True" };

/** Converts a schema type to its Python spelling. */
function toPythonType(type: string): string {
  const { name, isList } = parseTypeRef(type);
  const python = NAMES[name] ?? name;
  return isList ? `list[${python}]` : python;
}
