import { type Api, type ApiFunction, type ExternalModule, loadFacts, parseTypeRef, toCamel } from "@docs/facts";

/** Reads the API, and what dependencies bring to it, as the code that Dagger generates has it. */
export function loadExtendedApi(modules: readonly ExternalModule[]): Api {
  const { api } = loadFacts();
  const objects = modules.flatMap((module) => Object.entries(module.objects));
  const query = api.types.get("Query");
  return {
    ...api,
    types: new Map([
      ...api.types,
      ...objects.map(([name, { functions }]) => {
        const all = Object.entries(functions).map(([fn, { args = [], ...rest }]) => [fn, { args, ...rest }] as const);
        const id: ApiFunction = { args: [], returns: `${name}ID!` };
        return [name, { summary: "", functions: new Map<string, ApiFunction>([...all, ["id", id]]) }] as const;
      }),
      ["Query", { summary: "", functions: new Map([...(query?.functions ?? []), ...modules.map(toMaker)]) }],
    ]),
  };
}

/** The function of the API that makes the main object of a module. */
function toMaker({ name, objects }: ExternalModule): readonly [string, ApiFunction] {
  const [[main, { constructor: args }] = ["", { constructor: [] }]] = Object.entries(objects);
  return [toCamel(name), { args, returns: `${main}!` }];
}

/** Lists every scalar that is not built into GraphQL: an object that can be loaded again has an id of its own type. */
export function listScalars({ types, scalars }: Api): readonly string[] {
  const named = [...types.values()].flatMap(({ functions }) =>
    [...functions.values()].flatMap(({ args, returns }) => [returns, ...args.map(({ type }) => type)]),
  );
  const ids = named.map((type) => parseTypeRef(type).name).filter((name) => name.endsWith("ID"));
  return [...new Set([...scalars, ...ids])].sort();
}
