import type { Api, ApiArgument, ApiFunction } from "@docs/facts";
import { toCamel } from "@docs/facts";
import type { Module } from "@docs/snippets";

/** Renders the API, with modules added to it, as a GraphQL schema without descriptions. */
export function renderSchema({ types, enums, inputs, scalars }: Api, modules: readonly Module[]): string {
  const ids = [...types.keys()].map((name) => `${name}ID`).filter((id) => id !== "QueryID");
  const known = new Set([...BUILT_IN, ...scalars, ...ids, ...enums.keys(), ...inputs.keys(), ...types.keys()]);
  const parts = [
    ...[...scalars, ...ids].map((name) => `scalar ${name}`),
    ...[...enums].map(([name, values]) => renderEnum(name, [...values.keys()])),
    ...[...inputs].map(([name, fields]) => `input ${name} { ${fields.map(renderArgument).join(" ")} }`),
    ...[...types].map(([name, { functions }]) => renderType(`type ${name}`, functions)),
    ...renderModules(modules, known),
  ];
  return parts.join("\n");
}

const BUILT_IN = ["Boolean", "Float", "ID", "Int", "String"];

/**
 * Renders modules. Those with the same name are versions of one example, so their functions share one type; if a name
 * occurs more than once, the first one wins.
 *
 * @param known names in the API, which modules don't declare again.
 */
function renderModules(modules: readonly Module[], known: ReadonlySet<string>): string[] {
  const objects = new Map<string, Map<string, ApiFunction>>();
  const roots = new Map<string, ApiFunction>();
  for (const { name, objects: own } of modules) {
    for (const [index, object] of own.entries()) {
      if (!known.has(object.name)) {
        objects.set(object.name, new Map([...object.functions, ...(objects.get(object.name) ?? [])]));
      }
      const root = toCamel(name);
      if (index === 0 && !roots.has(root)) {
        roots.set(root, { args: object.constructor, returns: `${object.name}!` });
      }
    }
  }
  const enums = new Map(modules.flatMap((module) => [...module.enums]).filter(([name]) => !known.has(name)));
  const declared = new Set([...known, ...enums.keys(), ...[...objects.keys()].flatMap((name) => [name, `${name}ID`])]);
  return [
    ...[...enums].map(([name, members]) => renderEnum(name, members)),
    ...[...objects].flatMap(([name, functions]) => [
      `scalar ${name}ID`,
      renderType(`type ${name}`, new Map([ID, ...functions])),
    ]),
    ...renderForeign([...roots, ...[...objects.values()].flatMap((functions) => [...functions])], declared),
    ...(roots.size > 0 ? [renderType("extend type Query", roots)] : []),
  ];
}

const ID: [string, ApiFunction] = ["id", { args: [], returns: "ID!" }];

/**
 * Renders types that no visible program declares, such as a class in another file, because a schema needs all types.
 */
function renderForeign(
  functions: readonly (readonly [string, ApiFunction])[],
  declared: ReadonlySet<string>,
): string[] {
  const nameOf = (type: string) => type.replace(/[[\]!]/g, "");
  const taken = functions.flatMap(([, { args }]) => args.map(({ type }) => nameOf(type)));
  const given = functions.map(([, { returns }]) => nameOf(returns));
  const isForeign = (name: string) => !declared.has(name);
  return [
    ...[...new Set(taken)].filter(isForeign).map((name) => `scalar ${name}`),
    ...[...new Set(given)]
      .filter((name) => isForeign(name) && !taken.includes(name))
      .map((name) => renderType(`type ${name}`, new Map([ID]))),
  ];
}

function renderEnum(name: string, members: readonly string[]): string {
  return `enum ${name} { ${members.join(" ")} }`;
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
