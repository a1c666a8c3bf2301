import { type Api, type ApiArgument, type ApiFunction, namedType, toKebab } from "@docs/facts";
import type { Module } from "@docs/snippets";
import { addEnumRules, type ValueRules } from "./value-rules.ts";

/** A function that a chain may call, with the type that has it. */
export interface Candidate {
  readonly owner: string;
  /** Name as spelled in the schema. */
  readonly name: string;
  readonly fn: ApiFunction;
}

/** Functions by their name in kebab case. There can be several candidates, because snippets of one example differ. */
type Functions = ReadonlyMap<string, readonly Candidate[]>;

/** The type whose functions belong to the project that a page is about, which is where `dagger call` begins. */
export const PROJECT = "the project";

/** Types and functions that the chains of a page can reach. */
export interface World {
  readonly functionsOf: (type: string) => Functions | undefined;
  /** Returns every type that has functions. */
  readonly types: () => Iterable<string>;
  /** Modules by their name in kebab case. */
  readonly modules: ReadonlyMap<string, Module>;
  /** Constructors of the project itself. */
  readonly constructors: readonly ApiFunction[];
  /** Rules for values, by type. */
  readonly rules: ValueRules;
  /** Returns the type that a GraphQL type refers to; for an id, its object. */
  readonly resultOf: (type: string) => string;
}

/** Lists the arguments of all functions that types have. */
export function listArguments(world: World, types: Iterable<string>): readonly ApiArgument[] {
  const functions = [...types].flatMap((type) => [...(world.functionsOf(type)?.values() ?? [])].flat());
  return functions.flatMap(({ fn }) => fn.args);
}

/** Prepares the core API for chains. */
export function buildCoreWorld({ types }: Pick<Api, "types">): ReadonlyMap<string, Functions> {
  return new Map([...types].map(([type, { functions }]) => [type, toFunctions(type, functions)] as const));
}

/**
 * Adds modules to the core API.
 *
 * @param layers modules by distance from the page: those it shows, then those of its topic, then all others. A function
 * in a nearer layer hides those with the same name further away, because snippets of one example differ.
 * @param rules rules for values, by type; without any, every text is accepted.
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

/** Checks for a module of the project, which snippets define. A third-party module is called by its name instead. */
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

/** Collects the functions of main objects, which `dagger call` begins with. */
function collectProject(modules: readonly Module[]): Functions {
  return join(
    modules
      .filter(isOwnModule)
      .flatMap(({ objects }) => objects.slice(0, 1))
      .map(({ name, functions }) => toFunctions(name, functions)),
  );
}

/**
 * Adds functions and hides those with the same name that are further away. Functions of other main objects stay,
 * because a page that shows one module may also call the one of its project.
 */
function hide(far: Functions, near: Functions): Functions {
  const added = [...near].map(([name, candidates]) => {
    const owners = new Set(candidates.map(({ owner }) => owner));
    return [name, [...candidates, ...(far.get(name) ?? []).filter(({ owner }) => !owners.has(owner))]] as const;
  });
  return new Map([...far, ...added]);
}

/** Represents modules as functions that return their main objects. */
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

/**
 * Finds the constructors with the module's settings. The nearest layer that has any decides, because some snippets
 * don't repeat the settings.
 */
function findConstructors(layers: readonly (readonly Module[])[]): readonly ApiFunction[] {
  const makers = layers.map((layer) =>
    layer
      .filter(isOwnModule)
      .flatMap(({ objects }) => objects.slice(0, 1))
      .map(toConstructor),
  );
  return makers.find((layer) => layer.some(({ args }) => args.length > 0)) ?? [];
}

/**
 * Joins functions, keeping the order of candidates with the same name. It works in place, since a copy for each module
 * would take minutes on many pages.
 */
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

/** Cache of the converted functions of an object, because each page requests those of all snippets. */
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
