import type { Api, ApiArgument, ApiFunction } from "../../facts/api.ts";
import type { Module } from "../modules/module.ts";

/** Renders the API, and modules on top of it, as a GraphQL schema without descriptions. */
export function renderSchema({ types, enums, inputs, scalars }: Api, modules: readonly Module[]): string {
  const ids = [...types.keys()].map((name) => `${name}ID`);
  const parts = [
    ...[...scalars, ...ids.filter((id) => id !== "QueryID")].map((name) => `scalar ${name}`),
    ...[...enums].map(([name, values]) => `enum ${name} { ${[...values.keys()].join(" ")} }`),
    ...[...inputs].map(([name, fields]) => `input ${name} { ${fields.map(renderArgument).join(" ")} }`),
    ...[...types].map(([name, { functions }]) => renderType(`type ${name}`, functions)),
    ...renderModules(modules),
  ];
  return parts.join("\n");
}

/** Modules of one name are versions of one example: their functions go into one type, the first of a name wins. */
function renderModules(modules: readonly Module[]): string[] {
  const objects = new Map<string, Map<string, ApiFunction>>();
  const roots = new Map<string, ApiFunction>();
  for (const { name, objects: own } of modules) {
    for (const [index, object] of own.entries()) {
      objects.set(object.name, new Map([...object.functions, ...(objects.get(object.name) ?? [])]));
      const root = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      if (index === 0 && !roots.has(root)) {
        roots.set(root, { args: object.constructor, returns: `${object.name}!` });
      }
    }
  }
  const id: [string, ApiFunction] = ["id", { args: [], returns: "ID!" }];
  return [
    ...[...objects].flatMap(([name, functions]) => [
      `scalar ${name}ID`,
      renderType(`type ${name}`, new Map([id, ...functions])),
    ]),
    ...(roots.size > 0 ? [renderType("extend type Query", roots)] : []),
  ];
}

function renderType(head: string, functions: ReadonlyMap<string, ApiFunction>): string {
  const fields = [...functions].map(([name, { args, returns }]) => {
    const list = args.length > 0 ? `(${args.map(renderArgument).join(", ")})` : "";
    return `  ${name}${list}: ${returns}`;
  });
  return `${head} {\n${fields.join("\n")}\n}`;
}

function renderArgument({ name, type, default: value }: ApiArgument): string {
  return `${name}: ${type}${value === undefined ? "" : ` = ${value}`}`;
}
