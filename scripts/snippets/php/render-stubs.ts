import {
  type Api,
  type ApiArgument,
  type ApiFunction,
  type ApiType,
  parseTypeRef,
  splitArguments,
  toPhpClass,
  toPhpParameter,
  toPhpResult,
} from "@docs/facts";
import { listScalars } from "../dependencies/extend-api.ts";

/** Renders the generated half of the PHP SDK as one file, whose functions return made-up values of their types. */
export function renderPhpStubs(api: Api): string {
  const classes = [
    ...listScalars(api)
      .filter((name) => name !== "Void")
      .map(renderScalar),
    ...[...api.enums].map(([name, values]) => {
      const cases = [...values.keys()].map((value) => `case ${value} = '${value}';`);
      return `enum ${toPhpClass(name)}: string { ${cases.join(" ")} }`;
    }),
    ...[...api.inputs].map(([name, fields]) => renderInput(name, fields)),
    ...[...api.types].map(([name, type]) => renderObject(name, type)),
  ];
  return `<?php\ndeclare(strict_types=1);\nnamespace Dagger;\n${classes.join("\n")}\n`;
}

function renderScalar(name: string): string {
  return `readonly class ${toPhpClass(name)} extends Client\\Abstract${name.endsWith("ID") ? "Id" : "Scalar"} {}`;
}

function renderInput(name: string, fields: readonly ApiArgument[]): string {
  const parameters = fields.map((field) => {
    const isOptional = !parseTypeRef(field.type).isRequired;
    return `public ${toPhpParameter(field.type, { isOptional })} $${field.name}`;
  });
  const creator = `public function __construct(${parameters.join(", ")}) {}`;
  return `class ${toPhpClass(name)} extends Client\\AbstractInputObject { ${creator} }`;
}

function renderObject(name: string, { functions }: ApiType): string {
  const parent = name === "Query" ? "Client" : "Object";
  const methods = [...functions].map(([field, signature]) => renderMethod(field, signature));
  return [
    `class ${toPhpClass(name)} extends Client\\Abstract${parent}${functions.has("id") ? " implements Client\\IdAble" : ""} {`,
    ...methods,
    "}",
  ].join("\n");
}

function renderMethod(name: string, { args, returns }: ApiFunction): string {
  const { required, optional } = splitArguments(args);
  const parameters = [
    ...required.map(({ name: arg, type }) => `${toPhpParameter(type, { isOptional: false })} $${arg}`),
    ...optional.map(({ name: arg, type }) => `${toPhpParameter(type, { isOptional: true })} $${arg} = null`),
  ];
  const result = toPhpResult(returns);
  const { name: item, isList } = parseTypeRef(returns);
  const value = (isList ? `list:${toPhpResult(`${item}!`)}` : result).replace("\\", "");
  const answer = `\\Snippets\\answer(__METHOD__, \\func_num_args(), ${args.length}, '${value}');`;
  const body = result === "void" ? answer : `return ${answer}`;
  return `    public function ${name}(${parameters.join(", ")}): ${result} { ${body} }`;
}
