import type { ExternalModule } from "@docs/facts";
import { toPythonName } from "@docs/facts";
import { type Api, type ApiArgument, type ApiField, parseTypeRef } from "@docs/facts/snippet-api";
import { toField, toMaker } from "./extend-api.ts";

const BUILT_IN: Readonly<Record<string, string>> = {
  Boolean: "bool",
  Float: "float",
  Int: "int",
  String: "str",
  Void: "None",
};

/** Adds the bindings of dependencies to the generated module of the Python SDK. */
export function addPythonDependencies(source: string, modules: readonly ExternalModule[], { types }: Api): string {
  const isObject = (name: string) => types[name] !== undefined;
  const makers = modules.map((module) => renderFunction(toField(module.name), toMaker(module), isObject));
  const objects = modules.flatMap((module) => Object.entries(module.objects));
  const classes = objects.map(([name, { functions }]) =>
    [
      `class ${name}(Type):`,
      `    async def id(self) -> str: ...`,
      ...Object.entries(functions).map(([fn, field]) => renderFunction(fn, field, isObject)),
    ].join("\n"),
  );
  return [
    source.replace(/^class Client\(Root\):\n/m, (line) => `${line}${makers.join("\n")}\n`),
    ...classes,
    `__all__ += [${objects.map(([name]) => `"${name}"`).join(", ")}]`,
    "",
  ].join("\n\n");
}

function renderFunction(name: string, { args = [], returns }: ApiField, isObject: (name: string) => boolean): string {
  const optional = args.filter((argument) => !argument.type.endsWith("!") || argument.default !== undefined);
  const required = args.filter((argument) => !optional.includes(argument));
  const parameters = [
    "self",
    ...required.map((argument) => `${toPythonName(argument.name)}: "${toType(argument.type)}"`),
    ...(optional.length > 0 ? ["*", ...optional.map(renderOptional)] : []),
  ];
  const { name: result, isList } = parseTypeRef(returns);
  const start = !isList && isObject(result) ? "def" : "async def";
  return `    ${start} ${toPythonName(name)}(${parameters.join(", ")}) -> "${toType(returns)}": ...`;
}

function renderOptional({ name, type }: ApiArgument): string {
  return `${toPythonName(name)}: "${toType(type)} | None" = None`;
}

/** A quoted name may be declared further down. */
function toType(type: string): string {
  const { name, isList } = parseTypeRef(type);
  const item = BUILT_IN[name] ?? name.replace(/(?<=.)ID$/, "");
  return isList ? `list[${item}]` : item;
}
