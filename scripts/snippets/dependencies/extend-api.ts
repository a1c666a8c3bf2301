import {
  type Api,
  type ApiFunction,
  acceptGaps,
  dataDir,
  type ExternalModule,
  loadFacts,
  parseTypeRef,
  toCamel,
} from "@docs/facts";

/** Loads the API together with what dependencies add to it, in the form of the code that Dagger generates. */
export function loadExtendedApi(modules: readonly ExternalModule[]): Api {
  const { api } = loadFacts(dataDir, acceptGaps);
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

/** Returns the API function that creates a module's main object. */
function toMaker({ name, objects }: ExternalModule): readonly [string, ApiFunction] {
  const [[main, { constructor: args }] = ["", { constructor: [] }]] = Object.entries(objects);
  return [toCamel(name), { args, returns: `${main}!` }];
}

/** Lists every scalar that isn't built into GraphQL; an object that can be loaded again has a separate id type. */
export function listScalars({ types, scalars }: Api): readonly string[] {
  const named = [...types.values()].flatMap(({ functions }) =>
    [...functions.values()].flatMap(({ args, returns }) => [returns, ...args.map(({ type }) => type)]),
  );
  const ids = named.map((type) => parseTypeRef(type).name).filter((name) => name.endsWith("ID"));
  return [...new Set([...scalars, ...ids])].sort();
}
