import { type Api, type ApiFunction, namedType, toKebab } from "@docs/facts";
import type { Module } from "@docs/snippets";
import { addEnumRules, type ValueRules } from "./value-rules.ts";

/** A function that a chain may call, with the type that has it. */
export interface Candidate {
  readonly owner: string;
  /** Name as the schema writes it. */
  readonly name: string;
  readonly fn: ApiFunction;
}

/** Functions by their name in kebab case. Several candidates, because snippets of one example differ. */
type Functions = ReadonlyMap<string, readonly Candidate[]>;

/** The type whose functions are those of the project that a page is about: what `dagger call` begins with. */
export const PROJECT = "the project";

/** Types and functions that the chains of a page can reach. */
export interface World {
  readonly functionsOf: (type: string) => Functions | undefined;
  /** Every type that has functions. */
  readonly types: () => Iterable<string>;
  /** Modules by their name in kebab case. */
  readonly modules: ReadonlyMap<string, Module>;
  /** Constructor of the project itself. */
  readonly constructors: readonly ApiFunction[];
  /** How values of types are written. */
  readonly rules: ValueRules;
  /** Gives the type behind a GraphQL type: of an id, its object. */
  readonly resultOf: (type: string) => string;
}

/** Makes the core API ready for chains. */
export function buildCoreWorld(api: Api): ReadonlyMap<string, Functions> {
  return new Map([...api.types].map(([type, { functions }]) => [type, toFunctions(type, functions)] as const));
}

/**
 * Adds modules to the core API.
 *
 * @param layers modules by how near they are to the page: what it shows, then its topic, then all others. A function of
 * a nearer layer hides those of the same name behind it, because snippets of one example differ.
 * @param rules how values of types are written; none means that any text will do.
 */
export function buildWorld(
  core: ReadonlyMap<string, Functions>,
  layers: readonly (readonly Module[])[],
  rules: ValueRules = new Map(),
): World {
  const farFirst = layers.toReversed();
  const added = new Map<string, Map<string, readonly Candidate[]>>();
  for (const layer of farFirst) {
    for (const [type, functions] of collectTypes(layer)) {
      added.set(type, new Map([...(added.get(type) ?? []), ...functions]));
    }
  }
  const modules = new Map(farFirst.flat().map((module) => [module.name, module]));
  const project = farFirst.map(collectProject).reduce<Functions>(hide, new Map());
  added.set(PROJECT, new Map([...project, ...collectModules(modules)]));
  return {
    functionsOf: (type) => added.get(type) ?? core.get(type),
    types: () => [...core.keys(), ...added.keys()],
    modules,
    rules: addEnumRules(rules, farFirst.flat()),
    constructors: findConstructors(layers),
    resultOf: (type) => {
      const name = namedType(type);
      return core.has(name) || added.has(name) ? name : type.replace(/[[\]!]/g, "");
    },
  };
}

/** A module of others is called by its name; what snippets define is the project itself. */
function isOwnModule({ origin }: Pick<Module, "origin">): boolean {
  return origin.startsWith("snippets");
}

function collectTypes(modules: readonly Module[]): Map<string, Functions> {
  const types = new Map<string, Functions[]>();
  for (const { name, functions } of modules.flatMap(({ objects }) => objects)) {
    const parts = types.get(name) ?? [];
    parts.push(toFunctions(name, functions));
    types.set(name, parts);
  }
  return new Map([...types].map(([name, parts]) => [name, join(parts)] as const));
}

/** The functions of main objects, which `dagger call` begins with. */
function collectProject(modules: readonly Module[]): Functions {
  return join(
    modules
      .filter(isOwnModule)
      .flatMap(({ objects }) => objects.slice(0, 1))
      .map(({ name, functions }) => toFunctions(name, functions)),
  );
}

/**
 * Puts functions before those of the same name that are further off. Those of another main object stay: a page that
 * shows one module may call the one of its project too.
 */
function hide(far: Functions, near: Functions): Functions {
  const added = [...near].map(([name, candidates]) => {
    const owners = new Set(candidates.map(({ owner }) => owner));
    return [name, [...candidates, ...(far.get(name) ?? []).filter(({ owner }) => !owners.has(owner))]] as const;
  });
  return new Map([...far, ...added]);
}

/** Modules as the functions that make their main objects. */
function collectModules(modules: ReadonlyMap<string, Module>): Functions {
  return new Map(
    [...modules].flatMap(
      ([
        name,
        {
          objects: [main],
        },
      ]) => (main ? [[name, [{ owner: PROJECT, name, fn: toConstructor(main) }]] as const] : []),
    ),
  );
}

/** Settings of the module stand in its constructor: the nearest that has any decide, for not every snippet repeats them. */
function findConstructors(layers: readonly (readonly Module[])[]): readonly ApiFunction[] {
  const makers = layers.map((layer) =>
    layer
      .filter(isOwnModule)
      .flatMap(({ objects }) => objects.slice(0, 1))
      .map(toConstructor),
  );
  return makers.find((layer) => layer.some(({ args }) => args.length > 0)) ?? [];
}

/** Joins functions, candidates of one name in their order. In place: a copy for each module takes minutes on many pages. */
function join(parts: readonly Functions[]): Functions {
  const joined = new Map<string, Candidate[]>();
  for (const [name, candidates] of parts.flatMap((functions) => [...functions])) {
    const known = joined.get(name);
    if (known) {
      known.push(...candidates);
    } else {
      joined.set(name, [...candidates]);
    }
  }
  return joined;
}

/** What was made of the functions of an object; each page asks for those of all snippets. */
const made = new WeakMap<ReadonlyMap<string, ApiFunction>, Functions>();

function toFunctions(owner: string, functions: ReadonlyMap<string, ApiFunction>): Functions {
  const known = made.get(functions);
  const result = known ?? new Map([...functions].map(([name, fn]) => [toKebab(name), [{ owner, name, fn }]] as const));
  made.set(functions, result);
  return result;
}

function toConstructor(object: Module["objects"][number]): ApiFunction {
  return { args: object.constructor, returns: `${object.name}!` };
}
