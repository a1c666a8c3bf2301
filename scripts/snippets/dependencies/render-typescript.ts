import type { ExternalModule } from "@docs/facts";
import { type Api, type ApiField, parseTypeRef } from "@docs/facts/snippet-api";
import { toField, toMaker } from "./extend-api.ts";

const BUILT_IN: Readonly<Record<string, string>> = {
  Boolean: "boolean",
  Float: "number",
  Int: "number",
  String: "string",
  Void: "void",
};

/** Adds the bindings of dependencies to the declarations of the TypeScript SDK's generated file. */
export function addTypescriptDependencies(
  declarations: string,
  modules: readonly ExternalModule[],
  { types }: Pick<Api, "types">,
): string {
  const isObject = (name: string) => types[name] !== undefined;
  const makers = modules.map((module) => renderFunction("Client", toField(module.name), toMaker(module), isObject));
  const classes = modules
    .flatMap((module) => Object.entries(module.objects))
    .flatMap(([name, { functions }]) => {
      const members = Object.entries(functions).map(([fn, field]) => renderFunction(name, fn, field, isObject));
      const all = [...members.map(({ member }) => member), "id: () => Promise<string>;"];
      return [
        ...members.flatMap(({ options }) => options),
        `export declare class ${name} extends BaseClient { ${all.join(" ")} }`,
      ];
    });
  return [
    declarations.replace(
      /^export declare class Client extends BaseClient \{/m,
      (line) => `${line} ${makers.map(({ member }) => member).join(" ")}`,
    ),
    ...makers.flatMap(({ options }) => options),
    ...classes,
    "",
  ].join("\n");
}

function renderFunction(
  owner: string,
  name: string,
  { args = [], returns }: ApiField,
  isObject: (name: string) => boolean,
): { readonly member: string; readonly options: readonly string[] } {
  const optional = args.filter((argument) => !argument.type.endsWith("!") || argument.default !== undefined);
  const required = args.filter((argument) => !optional.includes(argument));
  const optionsType = `${owner}${name.charAt(0).toUpperCase()}${name.slice(1)}Opts`;
  const parameters = [
    ...required.map((argument) => `${argument.name}: ${toType(argument.type)}`),
    ...(optional.length > 0 ? [`opts?: ${optionsType}`] : []),
  ];
  const { name: result, isList } = parseTypeRef(returns);
  const type = !isList && isObject(result) ? result : `Promise<${toType(returns)}>`;
  const fields = optional.map((argument) => `${argument.name}?: ${toType(argument.type)};`);
  return {
    member: `${name}: (${parameters.join(", ")}) => ${type};`,
    options: optional.length > 0 ? [`export type ${optionsType} = { ${fields.join(" ")} };`] : [],
  };
}

function toType(type: string): string {
  const { name, isList } = parseTypeRef(type);
  const item = BUILT_IN[name] ?? name.replace(/(?<=.)ID$/, "");
  return isList ? `${item}[]` : item;
}
